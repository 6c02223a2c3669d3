import { z } from 'zod';
import { limitedText } from '#platform/limited-text.ts';
import type { Entry } from './book.ts';

/** `2026-11`, a month in Vietnam's time; without it all of a shop's entries. */
export const statementQuery = z.strictObject({
  month: limitedText(7)
    .regex(/^20\d\d-(0[1-9]|1[0-2])$/)
    .optional(),
});

/** One line of a statement. `gross` less `commission` is `net`; `balance` is what we owe after it. */
export interface StatementLine {
  at: Date;
  kind: Entry['kind'];
  memo: string;
  gross: number;
  commission: number;
  net: number;
  balance: number;
}

/** A statement: of whom, which period, and how the balance changed over it. */
export interface PeriodStatement {
  shop: string;
  month: string | null;
  opening: number;
  closing: number;
  lines: StatementLine[];
  /** `back`: paid back by the shop or given up, either way. `opening` and all of them make `closing`. */
  sums: { gross: number; commission: number; returned: number; paid: number; back: number };
}

/** The months a shop has a statement of, the newest first; at most two years back. */
export function monthsBetween(first: Date | null, now: Date): string[] {
  if (first === null) return [];
  const begin = monthOf(first);
  const end = monthOf(now);
  const months: string[] = [];
  for (let month = end; month >= begin && months.length < 24; month = before(month)) months.push(month);
  return months;
}

/** Vietnam is seven hours ahead of UTC all year. */
const ahead = 7 * 3_600_000;

export function monthOf(at: Date): string {
  return new Date(at.getTime() + ahead).toISOString().slice(0, 7);
}

/** From its first moment to the first of the next. */
export function spanOf(month: string): { from: Date; until: Date } {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return { from: new Date(Date.UTC(year, number - 1, 1) - ahead), until: new Date(Date.UTC(year, number, 1) - ahead) };
}

function before(month: string): string {
  return monthOf(new Date(spanOf(month).from.getTime() - 1));
}
