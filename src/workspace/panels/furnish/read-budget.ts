import type { Locale } from '#lib/locale.ts';
import { sumUnit } from '../../words/sum-unit.ts';
import { readAmount } from '../list/read-amount.ts';
import { readBrief } from './read-brief.ts';

/** Less than this is no sum of đồng: it is meant in what the ruler counts in. */
const leastSum = 100_000;

/** A sum as people type it: 60000000, 60.000.000 ₫, 60 million, 6000万, 60. Null for no limit, undefined for no sum. */
export function readBudget(typed: string, locale: Locale): number | null | undefined {
  const amount = readAmount(typed);
  if (amount === undefined) return readBrief(typed).budget;
  // Nothing, and nothing at all, are no limit.
  if (amount === null || amount === 0) return null;
  return amount < leastSum ? amount * sumUnit(locale) : amount;
}
