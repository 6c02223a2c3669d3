import { expect, test } from 'vitest';
import { namedTexts, textsIn, writtenTexts } from './named-texts.ts';
import { textsInBrowser } from './texts-in-browser.ts';

function files() {
  const asked: string[] = [];
  const file = (path: string) => [path, () => (asked.push(path), Promise.resolve({ from: path }))] as const;
  const all = ['zh/homes', 'zh/errors', 'vi/homes'].map((name) => file(`../../messages/${name}.json`));
  return { asked, files: Object.fromEntries(all) };
}

test('each file is fetched once, and is there at once from then on', async () => {
  const { asked, files: all } = files();
  const { source } = textsInBrowser(all);
  const both = namedTexts('zh', ['homes', 'errors', 'homes']);
  const [first, again] = [source(both), source(both)];
  expect(first).toBeInstanceOf(Promise);
  expect(again, 'the same promise, or a page that waits for it would wait forever').toBe(first);
  const found = { homes: { from: '../../messages/zh/homes.json' }, errors: { from: '../../messages/zh/errors.json' } };
  expect(await first).toEqual(found);
  expect(source(both)).toEqual(found);
  expect(source(namedTexts('zh', ['homes']))).toEqual({ homes: found.homes });
  expect(asked).toHaveLength(2);
  expect(await source(namedTexts('vi', ['homes']))).toEqual({ homes: { from: '../../messages/vi/homes.json' } });
});

test('what the page names itself is there before it is rendered again; nonsense asks for nothing', async () => {
  const { asked, files: all } = files();
  const { source, begin } = textsInBrowser(all);
  const texts = namedTexts('zh', ['homes', 'errors']);
  await begin(writtenTexts(texts));
  expect(source(texts)).not.toBeInstanceOf(Promise);
  for (const written of [undefined, '', 'xx homes', 'homes']) await begin(written);
  expect(asked).toHaveLength(2);
});

test('a loader names its texts, or has none', () => {
  const texts = namedTexts('en', ['homes']);
  expect(textsIn({ texts })).toEqual(texts);
  for (const other of [null, undefined, 'x', {}, { messages: {} }]) expect(textsIn(other)).toBeNull();
});
