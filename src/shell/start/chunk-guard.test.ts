import { expect, test } from 'vitest';
import { guardMs, mayReload } from './chunk-guard.ts';

test('PRODUCT A5: one reload, and none again within ten seconds', () => {
  expect(mayReload(1_000_000, null)).toBe(true);
  expect(mayReload(1_000_000, 1_000_000)).toBe(false);
  expect(mayReload(1_000_000 + guardMs - 1, 1_000_000)).toBe(false);
  expect(mayReload(1_000_000 + guardMs, 1_000_000)).toBe(true);
});

test('a clock that was set back does not lock the guard', () => {
  expect(mayReload(500, 1_000_000)).toBe(true);
});
