import { expect, test } from 'vitest';
import { answerCalls } from '../../../tests/support/dom/answer-calls.ts';
import { showPage } from '../../../tests/support/dom/show-page.tsx';
import { SearchPanel } from './search-panel.tsx';

const answer = (data: unknown) => ({ code: 200, message: '', data });
const strip = () => document.querySelector('[role=listbox]')?.parentElement?.parentElement;
const thing = {
  id: 'p_1',
  name: { text: 'Sofa', lang: 'en' },
  note: null,
  price: { min: 1, max: 2 },
  variant: null,
  picture: null,
  thumbnail: null,
};

function show(): void {
  showPage(
    () => (
      <SearchPanel
        id="search"
        typed="so"
        onType={() => undefined}
        kind="products"
        onKind={() => undefined}
        takesFocus={false}
        onDone={() => undefined}
      />
    ),
    { texts: ['shell'] },
  );
}

test('B3 while nothing has come, and where nothing comes, there is no empty strip', async () => {
  answerCalls({ 'GET /search/suggestions': answer([]), 'GET /search/things': answer([thing]) });
  show();
  await expect.poll(() => strip()?.className).toMatch(/(^| )hidden( |$)/);
  await expect.poll(() => document.body.textContent).toContain('Sofa');
  expect(strip()?.className, 'a phone shows no first results').toContain('max-md:hidden');
});

test('B3 suggestions have their room', async () => {
  answerCalls({
    'GET /search/suggestions': answer([{ text: 'sofa', kind: 'category', count: 3 }]),
    'GET /search/things': answer([]),
  });
  show();
  await expect.poll(() => document.querySelectorAll('[role=option]').length).toBe(1);
  expect(strip()?.className).not.toContain('hidden');
});
