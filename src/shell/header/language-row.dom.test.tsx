import { expect, test } from 'vitest';
import { localeCookie, localeNames } from '#lib/locale.ts';
import { answerCalls } from '../../../tests/support/dom/answer-calls.ts';
import { showPage, viewerOf } from '../../../tests/support/dom/show-page.tsx';
import { LanguageRow } from './language-row.tsx';

const Row = () => <LanguageRow label="languages" />;
const chooseVietnamese = () =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === localeNames.vi)?.click();

test('B2: a language chosen while signed in is told to the account, for its mails; a visitor has none', async () => {
  const asked = answerCalls({ 'PUT /user/language': { code: 200, message: '', data: null } });
  const visitor = showPage(Row, { texts: [] });
  chooseVietnamese();
  visitor.close();
  showPage(Row, { texts: [], viewer: viewerOf('u_lan') });
  chooseVietnamese();
  await expect
    .poll(() => asked.map(({ method, path, body }) => ({ call: `${method} ${path}`, body })))
    .toEqual([{ call: 'PUT /user/language', body: { language: 'vi' } }]);
  expect(document.cookie).toContain(`${localeCookie}=vi`);
});
