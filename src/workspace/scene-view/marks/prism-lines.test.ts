import { expect, test } from 'vitest';
import { prismLines } from './prism-lines.ts';

const square = [
  { x: 0, y: 0 },
  { x: 1000, y: 0 },
  { x: 1000, y: 1000 },
  { x: 0, y: 1000 },
];

test('J3 the base towards the eye is strong, what it hides dashed', () => {
  const { near, plain, hidden } = prismLines(square, 0, 800, [500, -4000, 3000]);
  expect(near).toEqual([
    [
      [0, 0, 0],
      [1000, 0, 0],
    ],
  ]);
  // Three edges of the base, and the two uprights at the back.
  expect(hidden).toHaveLength(5);
  expect(plain).toHaveLength(4 + 2);
});

test('J3 it does not matter which way round the outline runs', () => {
  const corner: [number, number, number] = [4000, -4000, 3000];
  expect(prismLines(square.toReversed(), 0, 800, corner).near).toHaveLength(2);
  expect(prismLines(square, 0, 800, corner).near).toHaveLength(2);
});

test('J3 a floor has no height', () => {
  const { near, plain, hidden } = prismLines(square, 0, 0, [500, 500, 3000]);
  expect([near.length + hidden.length, plain.length]).toEqual([4, 0]);
});
