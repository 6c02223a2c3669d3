import { expect, test } from 'vitest';
import { stepIndex } from './step-focus.ts';

test('PRODUCT B6: arrows walk a menu round and round', () => {
  expect(stepIndex(-1, 3, 'ArrowDown')).toBe(0);
  expect(stepIndex(2, 3, 'ArrowDown')).toBe(0);
  expect(stepIndex(0, 3, 'ArrowUp')).toBe(2);
  expect(stepIndex(-1, 3, 'ArrowUp')).toBe(2);
  expect(stepIndex(1, 3, 'Home')).toBe(0);
  expect(stepIndex(1, 3, 'End')).toBe(2);
});

test('other keys and an empty menu are left alone', () => {
  expect(stepIndex(0, 3, 'a')).toBeNull();
  expect(stepIndex(-1, 0, 'ArrowDown')).toBeNull();
});
