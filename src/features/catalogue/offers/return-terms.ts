import { dayLength, startOfDay } from '#lib/country-day.ts';
import { returnWithinDays } from './offer-limits.ts';

/** What may come back, and how long after it has arrived. */
interface ReturnTerms {
  days: number;
  /** Also because one no longer wants it. Faulty, damaged or wrong, everything may come back. */
  changeOfMind: boolean;
}

/**
 * The one rule of returns (docs/decisions/0076), for the product page, the order and its rule; the questions and the
 * terms say the same in words. What was made to a buyer's measures nobody else can use.
 */
export function returnTermsOf(madeToSize: boolean): ReturnTerms {
  return { days: returnWithinDays, changeOfMind: !madeToSize };
}

/** The last moment of the last day: the day that is named counts. */
export function lastReturnMoment(completedAt: Date): Date {
  return new Date(startOfDay(completedAt.getTime()) + (returnWithinDays + 1) * dayLength - 1);
}

/** What was completed after it may still be returned. */
export function returnableSince(now: Date): Date {
  return new Date(startOfDay(now.getTime()) - returnWithinDays * dayLength - 1);
}
