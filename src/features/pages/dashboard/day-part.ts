import { timeZone } from '#lib/locale.ts';

export type DayPart = 'morning' | 'afternoon' | 'evening';

/** The part of the day in Vietnam, for the greeting. */
export function dayPart(now: Date): DayPart {
  const hour = Number(new Intl.DateTimeFormat('en', { hour: 'numeric', hourCycle: 'h23', timeZone }).format(now));
  if (hour >= 4 && hour < 12) return 'morning';
  return hour >= 12 && hour < 18 ? 'afternoon' : 'evening';
}
