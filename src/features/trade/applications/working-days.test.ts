import { describe, expect, test } from 'vitest';
import { chineseHolidays, vietnameseHolidays } from './holidays.ts';
import { isWorkingDay, waitingTime, workingDeadline, workingTime } from './working-days.ts';

/** A moment by the clock on a wall in Hội An. */
const at = (text: string) => new Date(`${text.replace(' ', 'T')}:00+07:00`);

describe('H2: working days', () => {
  test.each([
    ['2026-11-13', true],
    ['2026-11-14', false],
    ['2026-11-15', false],
    ['2026-11-16', true],
    // Tết of both countries; 23 February is free in China alone, 27 April in Việt Nam alone.
    ['2026-02-16', false],
    ['2026-02-23', false],
    ['2026-02-24', true],
    ['2026-04-27', false],
    ['2026-10-07', false],
    ['2026-10-08', true],
    // A Saturday that China works in exchange stays a Saturday here.
    ['2026-10-10', false],
    ['2025-09-02', false],
    ['2027-02-11', false],
    ['2027-02-12', false],
    ['2027-02-15', true],
    ['2027-05-05', false],
    ['2027-10-07', false],
    ['2027-10-08', true],
  ])('%s: %s', (date, working) => expect(isWorkingDay(date)).toBe(working));

  test('the calendar names only weekdays, each once and in order, for 2025 to 2027', () => {
    for (const holidays of [vietnameseHolidays, chineseHolidays]) {
      expect(holidays).toEqual([...new Set(holidays)].toSorted());
      for (const date of holidays) expect([0, 6], date).not.toContain(new Date(`${date}T00:00:00Z`).getUTCDay());
      for (const year of [2025, 2026, 2027])
        expect(holidays.filter((date) => date.startsWith(String(year))).length).toBeGreaterThanOrEqual(11);
    }
  });

  test.each([
    ['2026-11-16 09:00', '2026-11-19 09:00'],
    ['2026-11-12 15:30', '2026-11-17 15:30'],
    // On a Saturday the clock has not begun: Monday, Tuesday, Wednesday.
    ['2026-11-14 10:00', '2026-11-19 00:00'],
    // Over Tết: 13 February, then 24 and 25.
    ['2026-02-12 18:00', '2026-02-25 18:00'],
    ['2026-09-30 08:00', '2026-10-12 08:00'],
  ])('what comes on %s is due on %s', (from, due) => {
    expect(workingDeadline(at(from)).toISOString()).toBe(at(due).toISOString());
    expect(workingTime(at(from), at(due))).toBe(3 * 86_400_000);
  });

  test('the clock stands still on a Sunday and at a holiday', () => {
    expect(waitingTime(at('2026-11-13 20:00'), at('2026-11-16 02:30'))).toEqual({ days: 0, hours: 6, minutes: 30 });
    expect(waitingTime(at('2026-11-14 10:00'), at('2026-11-15 22:00'))).toEqual({ days: 0, hours: 0, minutes: 0 });
    expect(waitingTime(at('2026-04-24 09:00'), at('2026-04-29 10:05'))).toEqual({ days: 2, hours: 1, minutes: 5 });
    expect(workingTime(at('2026-11-16 10:00'), at('2026-11-16 09:00'))).toBe(0);
  });
});
