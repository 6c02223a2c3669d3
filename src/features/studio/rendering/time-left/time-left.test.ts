import { expect, test } from 'vitest';
import { secondsFor } from './time-left.ts';

const workers = { count: 1, speed: 1 };

test('K1: at first by what workers did of other jobs, after a tenth by the job’s own pieces', () => {
  expect(secondsFor({ left: 60_000, workers })).toBe(60);
  expect(secondsFor({ left: 60_000, workers: { count: 2, speed: 3 } })).toBe(20);
  expect(secondsFor({ left: 96_000, done: 4000, spent: 12_000, workers })).toBe(96);
  expect(secondsFor({ left: 90_000, done: 10_000, spent: 30_000, workers })).toBe(270);
  expect(secondsFor({ left: 90_000, done: 10_000, spent: 30_000, workers: { count: 3, speed: 1 } })).toBe(90);
});

test('K1: others take their share, but only for as long as they have work', () => {
  expect(secondsFor({ left: 60_000, others: 600_000, share: 0.25, workers })).toBe(240);
  expect(secondsFor({ left: 60_000, others: 6000, share: 0.25, workers })).toBe(66);
  expect(secondsFor({ left: 60_000, own: 30_000, workers })).toBe(90);
});

test('K1: where nobody traces nothing is promised', () => {
  expect(secondsFor({ left: 60_000, workers: { count: 0, speed: 0 } })).toBeNull();
});
