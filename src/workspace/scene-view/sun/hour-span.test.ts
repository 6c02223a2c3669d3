import { expect, test } from 'vitest';
import { darkStretches, hourAtShare, hoursOf, shareOf, spanWith, sunMarks, switched } from './hour-span.ts';

const day = spanWith(12, 'day');
const night = spanWith(22, 'day');
const equinox = { kind: 'rises', rise: 6, set: 18 } as const;

test('J3 by day the ruler goes from 5:00 to 19:00, at night from dusk to dawn', () => {
  expect([hoursOf(day)[0], hoursOf(day).at(-1)]).toEqual([5, 19]);
  expect([0, 4.75, 5, 12, 19, 19.25, 24].map((hour) => spanWith(hour, 'day').name)).toEqual([
    'night',
    'night',
    'day',
    'day',
    'day',
    'night',
    'night',
  ]);
  expect(
    [6, 18, 12].map((hour) => spanWith(hour, 'night').name),
    'twilight is in both',
  ).toEqual(['night', 'night', 'day']);
});

test('J3 every hour of the day lies on the ruler and is found again there', () => {
  for (let hour = 0; hour < 24; hour += 0.25)
    for (const looked of ['day', 'night'] as const) {
      const span = spanWith(hour, looked);
      const share = shareOf(span, hour);
      expect(share).toBeGreaterThanOrEqual(0);
      expect(share).toBeLessThanOrEqual(1);
      expect(hourAtShare(span, share)).toBe(hour);
    }
});

test('J3 pulled beyond an end the hour is one of the other span', () => {
  expect(spanWith(hourAtShare(day, 1.05), 'day').name).toBe('night');
  expect(spanWith(hourAtShare(day, -0.05), 'day').name).toBe('night');
  expect(spanWith(hourAtShare(night, 1.05), 'night').name).toBe('day');
  expect(spanWith(hourAtShare(night, -0.05), 'night').name).toBe('day');
});

test('J3 the moon leads into the night and back', () => {
  const there = switched(day);
  expect([there.name, spanWith(there.hour, there.name).name]).toEqual(['night', 'night']);
  const back = switched(night);
  expect([back.name, spanWith(back.hour, back.name).name]).toEqual(['day', 'day']);
});

test('J3 sunrise, sunset and the dark are where they are in either span', () => {
  expect([sunMarks(day, equinox), sunMarks(night, equinox)]).toEqual([
    [6, 18],
    [30, 18],
  ]);
  expect([darkStretches(day, equinox), darkStretches(night, equinox)]).toEqual([
    [
      [5, 6],
      [18, 19],
    ],
    [[18, 30]],
  ]);
  expect([darkStretches(day, { kind: 'never_up' }), darkStretches(day, { kind: 'always_up' })]).toEqual([
    [[5, 19]],
    [],
  ]);
  expect(sunMarks(day, { kind: 'never_up' })).toEqual([]);
});
