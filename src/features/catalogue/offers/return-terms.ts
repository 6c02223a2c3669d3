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

/** When what was completed then can no longer be returned, and is paid to its seller. */
export function payableAfter(completedAt: Date): Date {
  return new Date(completedAt.getTime() + returnWithinDays * 86_400_000);
}

/** What was completed after it may still be returned. */
export function returnableSince(now: Date): Date {
  return new Date(now.getTime() - returnWithinDays * 86_400_000);
}
