import { expect, test } from 'vitest';
import { spreadLabels } from './spread-labels.ts';

test('J3 figures that would lie on each other stand below each other; others stay where they are', () => {
  const free = [
    { x: 0, y: 0 },
    { x: 60, y: 0 },
    { x: 0, y: 30 },
  ];
  expect(spreadLabels(free)).toEqual(free);
  const crowded = spreadLabels([
    { x: 0, y: 0 },
    { x: 20, y: 6 },
    { x: 30, y: 12 },
  ]);
  expect(crowded).toEqual([
    { x: 0, y: 0 },
    { x: 20, y: 26 },
    { x: 30, y: 52 },
  ]);
});
