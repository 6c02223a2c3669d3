import { expect, test } from 'vitest';
import { findFamily } from '#models/library.ts';
import { choiceAt, formatId } from '#models/model-id.ts';
import { formsOf } from './variant-looks.server.ts';

const bowl = findFamily('bowl')!;

/** The first model that is formed so. */
function model(wanted: Record<string, string>): string {
  let number = 0;
  for (;;) {
    const choice = choiceAt(bowl, number);
    if (choice === null) throw new Error('no such bowl');
    if (Object.entries(wanted).every(([key, value]) => choice[key] === value)) return formatId(bowl, number);
    number += 1;
  }
}
const told = (...wanted: Record<string, string>[]) =>
  formsOf(
    wanted.map((each) => ({ model: model(each), colour: null, finishes: {} })),
    'zh',
  ).map((forms) => forms.map(({ label }) => label));

test('F3: what a variant does not have is left out where something else tells it apart', () => {
  const [empty] = told({ kind: 'deep', fill: 'none' }, { kind: 'dish', fill: 'fruit' });
  expect(empty).toContain('深碗');
  expect(empty).not.toContain('空');
});

test('F3: beside a variant without a model the others are not told apart by what all of them have', () => {
  const rows = [model({ kind: 'deep' }), null].map((each) => ({ model: each, colour: null, finishes: {} }));
  expect(formsOf(rows, 'en')).toEqual([[], []]);
});
