import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { locales, type Locale } from '#lib/locale.ts';
import { translator } from '#text/messages.server.ts';
import { putInPage } from '../../../tests/support/dom/put-in-page.tsx';
import { NothingFound } from './nothing-found.tsx';
import { ReadingNote } from './reading-note.tsx';

function show(query: string, language: Locale = 'en'): void {
  const Page = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <>
          <ReadingNote total={0} understood={[]} ignored={['榻榻米']} corrections={[]} />
          <NothingFound title="None fits." ways={[]} all="All" />
        </>
      ),
    },
  ]);
  putInPage(<Page initialEntries={[`/?${query}`]} />, language, ['list']);
}
const title = () => document.querySelector('h3')?.textContent;

test.each(locales)('N3: in %s nothing found is said in plain words, once', async (language) => {
  show('w=榻榻米', language);
  const t = translator(language, 'list');
  await expect.poll(title).toBe(t('empty.words', { words: '榻榻米' }));
  expect(document.body.textContent).not.toContain(t('reading.ignored', { list: '榻榻米' }));
});

test('N3: where a filter is chosen too, it may be the filter', async () => {
  show('w=榻榻米&colour=white');
  await expect.poll(title).toBe('None fits.');
});
