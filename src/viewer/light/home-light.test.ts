import { expect, test } from 'vitest';
import type { PlacedMeter } from '#models/light/light-file.ts';
import { readingAt } from './home-light.ts';

const meter = (at: PlacedMeter['at'], towards: PlacedMeter['towards'], key: number): PlacedMeter => ({
  at,
  towards,
  gain: [1 / key, 1 / key, 1 / key],
  key,
  hold: 1,
  outside: 0,
});

test('D9 at a camera the exposure is its photograph’s; between two it is between theirs', () => {
  const meters = [meter([0, 0, 1.5], [1, 0, 0], 1), meter([4, 0, 1.5], [1, 0, 0], 0.25)];
  expect(readingAt(meters, { at: [0, 0, 1.5], towards: [1, 0, 0] }).key).toBeCloseTo(1, 2);
  expect(readingAt(meters, { at: [4, 0, 1.5], towards: [1, 0, 0] }).gain[0]).toBeCloseTo(4, 1);
  expect(readingAt(meters, { at: [2, 0, 1.5], towards: [1, 0, 0] }).key).toBeCloseTo(0.5, 5);
});

test('D9 who turns round is exposed by what they look at', () => {
  const meters = [meter([0, 0, 1.5], [1, 0, 0], 1), meter([0, 0, 1.5], [-1, 0, 0], 0.1)];
  expect(readingAt(meters, { at: [0, 0, 1.5], towards: [-1, 0, 0] }).key).toBeCloseTo(0.1, 2);
});
