import { expect, test } from 'vitest';
import { labelsOf, wordPlace } from './gesture-overlay.tsx';

const same = (at: { x: number; y: number }) => at;
const line = { from: { x: 0, y: 0 }, to: { x: 200, y: 0 } };

test('J3 figures of one wall do not cover each other: the heading beside its length, the other face a line away', () => {
  const length = { ...line, value: 3200 };
  const face = { from: { x: 0, y: 4 }, to: { x: 200, y: 4 }, value: 3180 };
  const angle = { ...line, value: -30, unit: 'angle' as const };
  const labels = labelsOf([length, angle, face], same);
  expect(labels.map(({ measure, angle: beside }) => [measure.value, beside?.value ?? null])).toEqual([
    [3200, -30],
    [3180, null],
  ]);
  const [first, second] = labels;
  expect(Math.hypot(first!.at.x - second!.at.x, first!.at.y - second!.at.y)).toBeGreaterThanOrEqual(30);
});

test('J3 an angle alone is said', () => {
  expect(labelsOf([{ ...line, value: 45, unit: 'angle' }], same)).toHaveLength(1);
});

test('J3 the word of what was found covers no distance', () => {
  const at = { x: 900, y: 700 };
  expect(wordPlace(at, 'Góc', []), 'beside the place').toEqual({ x: 914, y: 667 });
  // A door 100 mm from a corner: its distance is written right beside it.
  const near = { at: { x: 980, y: 692 } };
  const word = wordPlace(at, 'Góc', [near]);
  const overlaps =
    word.x < near.at.x + 30 && word.x + 52 > near.at.x - 30 && word.y < near.at.y + 11 && word.y + 22 > near.at.y - 11;
  expect(overlaps).toBe(false);
});
