import { expect, test } from 'vitest';
import { secondsLeft } from './countdown.ts';

test('a countdown of a minute shows 60 at once, 1 in its last second, then 0', () => {
  const endsAt = 60_000;
  expect([0, 1, 999, 1000, 59_001, 59_999, 60_000, 90_000].map((now) => secondsLeft(endsAt, now))).toEqual([
    60, 60, 60, 59, 1, 1, 0, 0,
  ]);
});
