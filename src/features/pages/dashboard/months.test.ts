import { expect, test } from 'vitest';
import { dayPart } from './day-part.ts';
import { lastMonths, startOfMonth } from './months.ts';

test('G3 a year of months goes by the calendar in Vietnam, over the turn of the year', () => {
  const months = lastMonths(new Date('2026-02-28T18:00:00Z'));
  expect(months).toHaveLength(12);
  expect([months[0], months[1], months.at(-2), months.at(-1)]).toEqual(['2025-04', '2025-05', '2026-02', '2026-03']);
  expect(lastMonths(new Date('2026-12-31T16:59:59Z'), 1)).toEqual(['2026-12']);
  expect(startOfMonth('2026-03').toISOString()).toBe('2026-02-28T17:00:00.000Z');
});

test('G3 the greeting goes by the clock in Vietnam', () => {
  expect(
    ['2026-11-14T20:59:00Z', '2026-11-14T21:00:00Z', '2026-11-15T05:00:00Z', '2026-11-15T11:00:00Z'].map((at) =>
      dayPart(new Date(at)),
    ),
  ).toEqual(['night', 'morning', 'afternoon', 'evening']);
  expect(dayPart(new Date('2026-11-14T17:34:00Z')), 'after midnight it is no evening').toBe('night');
});
