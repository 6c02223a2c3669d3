import { expect, test } from 'vitest';
import { labelsOf, wordPlace } from './label-places.ts';

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
  const near = { at: { x: 980, y: 692 }, size: { width: 92, height: 22 } };
  const word = wordPlace(at, 'Góc', [near]);
  const overlaps =
    word.x < near.at.x + 30 && word.x + 52 > near.at.x - 30 && word.y < near.at.y + 11 && word.y + 22 > near.at.y - 11;
  expect(overlaps).toBe(false);
});

/** A sheet of 800 by 600 with a ruler at its left and a hint at its lower right. Y of the plan points up. */
const sheet = (at: { x: number; y: number }) => ({ x: at.x / 10, y: 600 - at.y / 10 });
const hint = { left: 500, top: 540, width: 300, height: 60 };
const room = { within: { left: 44, top: 6, width: 750, height: 588 }, taken: [hint] };
const wall = (from: readonly [number, number], to: readonly [number, number], side: 1 | -1) => ({
  from: { x: from[0], y: from[1] },
  to: { x: to[0], y: to[1] },
  value: 4700,
  typed: '4700',
  of: 'inner' as const,
  beside: { side, reach: 100 },
});
const boxOf = ({ at, size }: { at: { x: number; y: number }; size: { width: number; height: number } }) => ({
  left: at.x - size.width / 2,
  right: at.x + size.width / 2,
  top: at.y - size.height / 2,
  bottom: at.y + size.height / 2,
});

test('J3 the typed length stands beside its wall, at the outer side, a few pixels clear of it', () => {
  const [below] = labelsOf([wall([1000, 3000], [5700, 3000], -1)], sheet, room);
  const gap = boxOf(below!).top - 310;
  expect(gap, 'below the outer face').toBeGreaterThanOrEqual(4);
  expect(gap).toBeLessThan(12);
  expect(below!.line.map(({ y }) => y)).toEqual([below!.at.y, below!.at.y]);
  const [right] = labelsOf([wall([3000, 1000], [3000, 5000], -1)], sheet, room);
  expect(boxOf(right!).left - 310).toBeGreaterThanOrEqual(4);
});

test.each([
  ['at the lower edge', wall([1000, 200], [4000, 200], -1)],
  ['at the ruler', wall([700, 1000], [700, 5000], 1)],
  ['at the right edge', wall([7900, 1500], [7900, 5000], -1)],
  ['over the hint', wall([5000, 700], [7500, 700], -1)],
  ['in the corner by the ruler', wall([450, 5900], [2600, 5900], 1)],
])('J3 nor does it go under anything %s', (_where, measure) => {
  const [label] = labelsOf([measure], sheet, room);
  const box = boxOf(label!);
  expect(box.left).toBeGreaterThanOrEqual(44);
  expect(box.top).toBeGreaterThanOrEqual(6);
  expect(box.right).toBeLessThanOrEqual(794);
  expect(box.bottom).toBeLessThanOrEqual(594);
  const over = box.right > hint.left && box.bottom > hint.top;
  expect(over).toBe(false);
});

test('J3 the word at the cursor stays on the sheet and clear of the field', () => {
  const [label] = labelsOf([wall([1000, 3000], [7900, 3000], -1)], sheet, room);
  const word = wordPlace({ x: 790, y: 300 }, 'Thẳng tường ngăn', [label!], room);
  expect(word.x + 150).toBeLessThanOrEqual(794);
  expect(word.x).toBeGreaterThanOrEqual(44);
});
