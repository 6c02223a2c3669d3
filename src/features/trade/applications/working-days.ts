import { dateOf, dayLength as day, startOfDay } from '#lib/country-day.ts';
import { chineseHolidays, vietnameseHolidays } from './holidays.ts';
import { answerWithinWorkingDays } from './application-limits.ts';

const hour = 3_600_000;
const holidays = new Set([...vietnameseHolidays, ...chineseHolidays]);

/** `date` is the day's name in the country's zone, 2026-11-16. */
export function isWorkingDay(date: string): boolean {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !holidays.has(date);
}

/** Milliseconds of working days between two moments: a working day counts with all its hours, any other with none. */
export function workingTime(from: Date, to: Date): number {
  let sum = 0;
  for (let at = from.getTime(); at < to.getTime();) {
    const end = Math.min(endOfDay(at), to.getTime());
    if (isWorkingDay(dateOf(at))) sum += end - at;
    at = end;
  }
  return sum;
}

/** When so many working days are over. */
export function workingDeadline(from: Date, days = answerWithinWorkingDays): Date {
  let left = days * day;
  for (let at = from.getTime(); ; at = endOfDay(at)) {
    if (!isWorkingDay(dateOf(at))) continue;
    const length = endOfDay(at) - at;
    if (left <= length) return new Date(at + left);
    left -= length;
  }
}

/** A waiting or overdue time in days, hours and minutes. */
export interface WaitingTime {
  days: number;
  hours: number;
  minutes: number;
}

export function waitingTime(from: Date, to: Date): WaitingTime {
  const time = workingTime(from, to);
  return {
    days: Math.floor(time / day),
    hours: Math.floor((time % day) / hour),
    minutes: Math.floor((time % hour) / 60_000),
  };
}

function endOfDay(time: number): number {
  return startOfDay(time) + day;
}
