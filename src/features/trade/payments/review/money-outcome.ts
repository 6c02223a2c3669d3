import type { BillState } from '../bill-states.ts';

export type MoneyOutcome =
  | { kind: 'exact' }
  | { kind: 'short' | 'over'; difference: number }
  /** The bill has ended: all of it goes back. */
  | { kind: 'back' };

/** What confirming so much money will do to a bill; said to the reviewer before, decided by the server. */
export function moneyOutcome(amount: number, { status, rest }: { status: BillState; rest: number }): MoneyOutcome {
  if (status === 'PAID' || status === 'CANCELLED') return { kind: 'back' };
  if (amount === rest) return { kind: 'exact' };
  return { kind: amount < rest ? 'short' : 'over', difference: Math.abs(amount - rest) };
}
