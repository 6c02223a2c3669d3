import type { Measure } from '#editor/measure-input.ts';

/** `9:15`; the hours of a day are counted by the sun. */
export function writeHour(hour: number): string {
  const minutes = Math.round(hour * 60);
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}

/** `20:00` is 32 pixels wide, and wants air. */
const labelPixels = 44;

/** Every how many hours there is room for a figure, where an hour is so many pixels wide. */
export function labelStep(pixels: number): number {
  return [1, 2, 3, 4, 6].find((hour) => hour * pixels >= labelPixels) ?? 12;
}

/** `9:15`, `9h15`, `9.25`, `9,25`, `9`; from 0:00 to 24:00. */
export function readHour(typed: string): Measure<number> {
  const plain = typed.normalize('NFKC').trim().toLowerCase();
  if (plain === '') return { ok: false, reason: 'empty' };
  const clock = /^(\d{1,2})\s?[:h时点]\s?(\d{1,2})?分?$/.exec(plain);
  const value = clock ? clockHour(clock[1], clock[2]) : Number(plain.replace(',', '.'));
  if (Number.isNaN(value) || !/^[\d\s:h时点分.,-]+$/.test(plain)) return { ok: false, reason: 'unreadable' };
  if (value < 0) return { ok: false, reason: 'too_small' };
  return value > 24 ? { ok: false, reason: 'too_large' } : { ok: true, value: Math.round(value * 60) / 60 };
}

function clockHour(hours = '', minutes = '0'): number {
  return Number(minutes) < 60 ? Number(hours) + Number(minutes) / 60 : Number.NaN;
}

const monthDays = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

/** Month from 1 and day of the month; the 366th is the last day of the year. */
export function dateOf(day: number): { month: number; date: number } {
  let left = Math.min(365, Math.max(1, Math.round(day)));
  let month = 1;
  for (const days of monthDays) {
    if (left <= days) break;
    left -= days;
    month++;
  }
  return { month, date: left };
}

/** The day of the year; a date its month does not have is the month's last. */
export function dayOf(month: number, date: number): number {
  const before = monthDays.slice(0, month - 1).reduce((sum, days) => sum + days, 0);
  return before + Math.min(Math.max(1, Math.round(date)), daysIn(month));
}

export function daysIn(month: number): number {
  return monthDays[month - 1] ?? 31;
}
