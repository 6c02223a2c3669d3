import { timeZone } from '#lib/locale.ts';

export type DayPart = 'morning' | 'afternoon' | 'evening' | 'night';

const hourFormat = new Intl.DateTimeFormat('en', { hour: 'numeric', hourCycle: 'h23', timeZone });

/** The part of the day in Vietnam, for the greeting. */
export function dayPart(now: Date): DayPart {
  const hour = Number(hourFormat.format(now));
  if (hour < 4) return 'night';
  if (hour < 12) return 'morning';
  return hour < 18 ? 'afternoon' : 'evening';
}
