import { expect, test } from 'vitest';
import { createPageStore } from '#server/pages/page-store.ts';
import { testClock } from '../../../tests/support/app.ts';

function store(limits = {}) {
  const clock = testClock();
  const pages = createPageStore<string>(clock, limits);
  let made = 0;
  const get = (key: string, { sources = ['works'], bytes = 100, keep = true } = {}) =>
    pages.get(key, sources, async () => ({ page: `${key} ${++made}`, keep, bytes }));
  return { clock, pages, get, made: () => made };
}

test('DESIGN §4: a page is made once and kept until what it shows changes', async () => {
  const { pages, get } = store();
  expect(await get('en /works')).toEqual({ page: 'en /works 1', kept: false });
  expect(await get('en /works')).toEqual({ page: 'en /works 1', kept: true });
  expect((await get('vi /works')).page).toBe('vi /works 2');
  pages.changed('articles');
  expect((await get('en /works')).kept).toBe(true);
  pages.changed('works');
  expect(await get('en /works')).toEqual({ page: 'en /works 3', kept: false });
  pages.clear();
  expect((await get('en /works')).kept).toBe(false);
});

test('DESIGN §4: many who ask at once wait for one; after a change nobody joins them, and what they wait for is not kept', async () => {
  const { pages } = store();
  const gates: ((page: string) => void)[] = [];
  const ask = () =>
    pages.get(
      'k',
      ['works'],
      () =>
        new Promise((resolve) => {
          gates.push((page) => resolve({ page, keep: true, bytes: 1 }));
        }),
    );
  const one = ask();
  const two = ask();
  pages.changed('works');
  const three = ask();
  expect(gates.length).toBe(2);
  gates[0]!('old');
  gates[1]!('new');
  expect([(await one).page, (await two).page, (await three).page]).toEqual(['old', 'old', 'new']);
  expect(await ask()).toEqual({ page: 'new', kept: true });
});

test('DESIGN §4: bounded by bytes and by time; a failure or what must not be kept leaves nothing behind', async () => {
  const { clock, pages, get, made } = store({ bytes: 400, seconds: 60 });
  for (const key of ['a', 'b', 'c', 'd']) await get(key);
  await get('a');
  await get('e');
  expect([(await get('a')).kept, (await get('b')).kept]).toEqual([true, false]);
  expect((await get('huge', { bytes: 101 })).kept).toBe(false);
  expect((await get('huge', { bytes: 101 })).kept).toBe(false);
  expect([(await get('n', { keep: false })).kept, (await get('n', { keep: false })).kept]).toEqual([false, false]);
  clock.advance(61);
  expect((await get('a')).kept).toBe(false);
  const before = made();
  await expect(
    pages.get('f', [], async () => {
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  expect((await get('f', { sources: [] })).kept).toBe(false);
  expect(made()).toBe(before + 1);
});
