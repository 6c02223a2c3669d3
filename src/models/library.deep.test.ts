import { describe, expect, test } from 'vitest';
import { seededRng } from '#lib/random.ts';
import { inspect } from '#models/inspect.ts';
import { families, findModel } from '#models/library.ts';
import { findFinish } from '#models/materials/library.ts';
import { choiceAt, familyCount, idOf, formatId } from '#models/model-id.ts';
import type { Choice, Family } from '#models/family.ts';

/** `npm run bench -- models-check` does the same for ten thousand. */
const each = Math.max(6, Math.ceil(500 / families.length));
/** Models of each family whose neighbours are compared; each has one for every parameter. */
const compared = 2;
const details = ['near', 'middle', 'far'] as const;

describe.each(families)('$code', (family) => {
  test('its slots offer finishes that exist', () => {
    const offered = Object.values(family.slots).flatMap((slot) => [
      ...slot.finishes,
      ...Object.values(slot.byStyle ?? {}),
    ]);
    expect(offered.filter((id) => !findFinish(id))).toEqual([]);
  });

  test(`${each} of its models are sound, themselves and no other`, () => {
    for (const [i, number] of sampled(family).entries()) {
      const id = formatId(family, number);
      const choice = choiceAt(family, number)!;
      expect(idOf(family, choice)).toBe(id);
      expect(findModel(id)?.choice).toEqual(choice);
      const { faults } = inspect(family, choice, details[i % 3]!);
      expect({ id, choice, faults }).toEqual({ id, choice, faults: [] });
    }
  });

  test('every parameter is seen: models that differ in one of them differ in shape', () => {
    for (const number of sampled(family).slice(0, compared)) {
      const choice = choiceAt(family, number)!;
      const { shape } = inspect(family, choice, 'middle');
      const alike = neighboursOf(family, choice).filter((other) => inspect(family, other, 'middle').shape === shape);
      expect({ choice, alike }).toEqual({ choice, alike: [] });
    }
  });
});

test('enough of them are looked at', () => {
  expect(families.reduce((sum, family) => sum + sampled(family).length, 0)).toBeGreaterThanOrEqual(500);
});

/** Numbers of models, no two alike, the same in every run. */
function sampled(family: Family): number[] {
  const rng = seededRng(family.code.length * 7919);
  const count = familyCount(family);
  const numbers = new Set<number>();
  while (numbers.size < Math.min(each, count)) numbers.add(Math.floor(rng.next() * count));
  return [...numbers];
}

/** The model with one parameter changed, for each parameter that has another value in its line. */
function neighboursOf(family: Family, choice: Choice): Choice[] {
  const line = family.lines.find(
    ({ style, values }) =>
      style === choice.style && Object.keys(family.parameters).every((key) => values[key]!.includes(choice[key]!)),
  )!;
  return Object.keys(family.parameters).flatMap((key) => {
    const values = line.values[key]!;
    return values.length > 1 ? [{ ...choice, [key]: values[(values.indexOf(choice[key]!) + 1) % values.length]! }] : [];
  });
}

test('ids that are none are none', () => {
  const [family] = families;
  for (const id of [
    '',
    '-',
    family!.code,
    `${family!.code}-`,
    `${family!.code}-zzzzzzzz`,
    `${family!.code}-0`,
    `${family!.code}-00000`,
    `${family!.code}-000G`,
    'nothing-0000',
    `${family!.code}--001`,
  ])
    expect(findModel(id)).toBeNull();
});
