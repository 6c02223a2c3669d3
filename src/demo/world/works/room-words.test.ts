import { expect, test } from 'vitest';
import { homeDocument } from '#demo/homes/home-document.ts';
import { homes } from '#demo/homes/homes.ts';
import { piecesOf } from '#demo/homes/pieces-of.ts';
import { workWords } from '../works.ts';

/** What a text says a room does without, and the models that then may not stand in it. */
const missing: readonly (readonly [RegExp, string])[] = [
  [/khỏi cần tủ đầu giường|saves the bedside tables|省了床头柜/, 'bedside-'],
  [/không cần bàn trà|no coffee table|不要茶几/, 'coffee-table-'],
];

const written = homes.map(({ id }) => id).filter((id) => workWords[id] !== undefined);

test.each(written)('P5: the text of %s denies no piece that stands in its room', (home) => {
  const models = piecesOf(homeDocument(home)).map(({ modelId }) => modelId);
  const said = workWords[home]!.about.join('\n');
  expect(
    missing.filter(([words, family]) => words.test(said) && models.some((each) => each.startsWith(family))),
  ).toEqual([]);
});
