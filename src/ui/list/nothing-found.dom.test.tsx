import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { locales, type Locale } from '#lib/locale.ts';
import { translator } from '#text/messages.server.ts';
import { putInPage } from '../../../tests/support/dom/put-in-page.tsx';
import { NothingFound } from './nothing-found.tsx';
import { ReadingNote, type Reading } from './reading-note.tsx';

const tatami: Reading = { total: 0, understood: [], ignored: ['榻榻米'], corrections: [] };

function show(query: string, language: Locale = 'en', reading: Reading = tatami): void {
  const Page = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <>
          <ReadingNote {...reading} />
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

test('N3: a word read as another promises no results where there are none', async () => {
  const corrections = [{ typed: 'king', meant: 'kieng' }];
  const promise = translator('en', 'list')('reading.corrected', corrections[0]!);
  show('w=king', 'en', { total: 0, understood: [], ignored: [], corrections });
  await expect.poll(title).toBeDefined();
  expect(document.body.textContent).not.toContain(promise);
  show('w=king', 'en', { total: 3, understood: [], ignored: [], corrections });
  await expect.poll(() => document.body.textContent).toContain(promise);
});
