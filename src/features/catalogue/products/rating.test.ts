import { expect, test } from 'vitest';
import { ratingOf } from './rating.ts';

test('F6: a rating is the average of the stars to one decimal, with how many gave any', () => {
  expect(ratingOf([0, 0, 0, 0, 0])).toBeNull();
  expect(ratingOf([0, 0, 0, 0, 3])).toEqual({ average: 5, count: 3 });
  expect(ratingOf([1, 0, 0, 1, 1])).toEqual({ average: 3.3, count: 3 });
  expect(ratingOf([2, 0, 0, 0, 0])).toEqual({ average: 1, count: 2 });
});
