import { describe, expect, test } from 'vitest';
import { timeZone } from '#lib/locale.ts';
import { addMonths, nextPeriod, periodKey } from './plan-time.ts';

const at = (written: string) => new Date(`${written}+07:00`);

describe('H3: months of a plan, in Việt Nam', () => {
  test.each([
    ['2026-11-15T10:00:00', 1, '2026-12-15T10:00:00'],
    ['2026-12-31T23:59:59', 1, '2027-01-31T23:59:59'],
    ['2027-01-31T00:30:00', 1, '2027-02-28T00:30:00'],
    ['2028-01-31T00:30:00', 1, '2028-02-29T00:30:00'],
    ['2028-02-29T12:00:00', 12, '2029-02-28T12:00:00'],
    ['2028-02-29T12:00:00', 48, '2032-02-29T12:00:00'],
    ['2026-08-31T01:00:00', 6, '2027-02-28T01:00:00'],
    ['2026-01-01T00:00:00', 120, '2036-01-01T00:00:00'],
  ] as const)('%s and %i months: %s', (from, months, to) => expect(addMonths(at(from), months)).toEqual(at(to)));

  test('the day a chain began on comes back after a short month', () => {
    const february = addMonths(at('2027-01-31T08:00:00'), 1, 31);
    expect(february).toEqual(at('2027-02-28T08:00:00'));
    expect(addMonths(february, 1, 31)).toEqual(at('2027-03-31T08:00:00'));
    expect(addMonths(addMonths(february, 1, 31), 1, 31)).toEqual(at('2027-04-30T08:00:00'));
  });
});

describe('H1: periods of a quota', () => {
  test.each([
    ['2026-11-30T23:59:59', '2026-11', '2026'],
    ['2026-12-01T00:00:00', '2026-12', '2026'],
    ['2026-12-31T23:59:59', '2026-12', '2026'],
    ['2027-01-01T00:00:00', '2027-01', '2027'],
    ['2028-02-29T23:59:59', '2028-02', '2028'],
  ] as const)('%s is counted under %s and %s', (written, month, year) => {
    expect([
      periodKey('month', at(written)),
      periodKey('year', at(written)),
      periodKey('life', at(written)),
      periodKey('atOnce', at(written)),
    ]).toEqual([month, year, 'life', 'atOnce']);
  });

  test('the next one begins at midnight there', () => {
    expect(nextPeriod('month', at('2026-12-31T23:59:59'))).toEqual(at('2027-01-01T00:00:00'));
    expect(nextPeriod('month', at('2028-02-01T00:00:00'))).toEqual(at('2028-03-01T00:00:00'));
    expect(nextPeriod('year', at('2026-01-01T00:00:00'))).toEqual(at('2027-01-01T00:00:00'));
    expect([nextPeriod('life', at('2026-01-01T00:00:00')), nextPeriod('atOnce', at('2026-01-01T00:00:00'))]).toEqual([
      null,
      null,
    ]);
  });

  test('the hours of five years fall into the month a calendar of that zone names', () => {
    const written = new Intl.DateTimeFormat('sv', { timeZone, year: 'numeric', month: '2-digit' });
    for (let hour = Date.UTC(2024, 0); hour < Date.UTC(2029, 0); hour += 3_600_000 * 31)
      expect(periodKey('month', new Date(hour))).toBe(written.format(hour));
  });
});
