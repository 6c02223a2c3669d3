import type { BillKind } from '../bill.ts';
import type { BillState } from '../bill-states.ts';

export type MoneyOutcome =
  | { kind: 'exact' }
  | { kind: 'short' | 'over'; difference: number }
  /** The bill has ended, or is decided with a receipt and there is none: all of it goes back. */
  | { kind: 'back' };

export interface JudgedBill {
  kind: BillKind;
  status: BillState;
  rest: number;
}

/** What confirming so much money will do to a bill; said to the reviewer before, decided by the server. */
export function moneyOutcome(amount: number, { kind, status, rest }: JudgedBill): MoneyOutcome {
  if (status === 'PAID' || status === 'CANCELLED' || (kind === 'joining' && status !== 'SUBMITTED'))
    return { kind: 'back' };
  if (amount === rest) return { kind: 'exact' };
  return { kind: amount < rest ? 'short' : 'over', difference: Math.abs(amount - rest) };
}
