import { timeZone } from '#lib/locale.ts';
import { recordMonths } from './dashboard-limits.ts';

/** Kept: making one costs as much as a statement. */
const monthFormat = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit' });

/** The last months by the country's calendar, `2026-11`, the oldest first. */
export function lastMonths(now: Date, count = recordMonths): string[] {
  const [year, month] = monthFormat.format(now).split('-').map(Number) as [number, number];
  return Array.from({ length: count }, (_, at) => {
    const index = year * 12 + month - 1 - (count - 1 - at);
    return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;
  });
}

/** Its first moment in that time zone. */
export function startOfMonth(month: string): Date {
  return new Date(`${month}-01T00:00:00+07:00`);
}
