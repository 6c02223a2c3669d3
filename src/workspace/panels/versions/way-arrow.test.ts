import { expect, test } from 'vitest';
import { wayArrow } from './way-arrow.ts';

test('J10 the way of a moved piece ends in a head before its number', () => {
  expect(wayArrow({ x: 0, y: 0 }, { x: 100, y: 0 })).toBe('M0 0L84 0M84 0L77.1 -4M84 0L77.1 4');
});

test('J10 a step too short for an arrow has none', () => {
  expect(wayArrow({ x: 0, y: 0 }, { x: 39, y: 0 })).toBeNull();
  expect(wayArrow({ x: 5, y: 5 }, { x: 5, y: 5 })).toBeNull();
});
