import { expect, test } from 'vitest';
import { dateOf, dayOf, daysIn, labelStep, readHour, writeHour } from './hours.ts';
import { playedHour, playedHours } from './play-day.ts';

test('J3 hours as people write them', () => {
  expect(['9:15', '9h15', '9.25', '9,25', ' 09:15 ', '９：１５'].map((typed) => readHour(typed))).toEqual(
    Array.from({ length: 6 }, () => ({ ok: true, value: 9.25 })),
  );
  expect([readHour('0'), readHour('24:00'), readHour('9h')]).toEqual([
    { ok: true, value: 0 },
    { ok: true, value: 24 },
    { ok: true, value: 9 },
  ]);
  expect([0, 6.999, 9.25, 23.999, 24].map(writeHour)).toEqual(['0:00', '7:00', '9:15', '24:00', '24:00']);
});

test('J3 figures under the hours never touch: fewer where there is less room', () => {
  expect([60, 24, 17.6, 12, 9, 4].map(labelStep)).toEqual([1, 2, 3, 4, 6, 12]);
});

test.each([
  ['', 'empty'],
  ['noon', 'unreadable'],
  ['9:75', 'unreadable'],
  ['Infinity', 'unreadable'],
  ['1e1', 'unreadable'],
  ['-1', 'too_small'],
  ['24:30', 'too_large'],
  ['25', 'too_large'],
])('J3 what is no hour is said: %j', (typed, reason) => {
  expect(readHour(typed)).toEqual({ ok: false, reason });
});

test('J3 every day of the year there and back; a date a month has not is its last', () => {
  for (let day = 1; day <= 365; day++) {
    const { month, date } = dateOf(day);
    expect(dayOf(month, date)).toBe(day);
  }
  expect([dateOf(80), dateOf(366), dateOf(0)]).toEqual([
    { month: 3, date: 21 },
    { month: 12, date: 31 },
    { month: 1, date: 1 },
  ]);
  expect([dayOf(2, 31), dayOf(2, 28), daysIn(2), daysIn(12)]).toEqual([59, 59, 28, 31]);
});

test('J3 the day is played from before sunrise to after sunset, where there are none for all its hours', () => {
  const tropics = playedHours({ latitude: 10.78, day: 80 });
  expect([tropics.from, tropics.to].map(Math.round)).toEqual([5, 19]);
  expect(playedHours({ latitude: 75, day: 355 })).toEqual({ from: 0, to: 24 });
  const hours = { from: 5, to: 19 };
  expect([playedHour(hours, 0, false), playedHour(hours, 8, false), playedHour(hours, 17, false)]).toEqual([
    5,
    12,
    null,
  ]);
  expect(playedHour(hours, 0.4, true)).toBe(5);
});
