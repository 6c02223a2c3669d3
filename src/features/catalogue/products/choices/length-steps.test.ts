import { expect, test } from 'vitest';
import { lengthSteps, nearestLength } from './length-steps.ts';

test('F3: lengths are laid out from short to long, whichever the workshop names first', () => {
  expect(lengthSteps(['1800', '1200', '1500'])).toEqual({
    values: [1200, 1500, 1800],
    least: 1200,
    most: 1800,
    step: 300,
  });
  expect(lengthSteps(['400', '600', '1000'])).toMatchObject({ step: null });
  expect(lengthSteps(['600'])).toMatchObject({ values: [600], step: null });
});

test.each([
  [1, 1200],
  [1349, 1200],
  [1350, 1200],
  [1351, 1500],
  [1700, 1800],
  [99_999, 1800],
])('F3: %i is nearest to %i', (wished, made) => {
  expect(nearestLength([1200, 1500, 1800], wished)).toBe(made);
});
