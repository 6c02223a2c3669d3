import { z } from 'zod';

/**
 * The accounts of the ledger (PRODUCT G6). Debit is positive: what the company has; credit negative: what it owes or
 * has earned.
 */
export const accounts = {
  /** On the company's bank account. */
  bank: 'bank',
  /** Paid by buyers, for orders that are not complete yet. */
  held: 'held',
  /** The company's commission. */
  commission: 'commission',
} as const;

/** Owed to a merchant until it is paid out. */
export function merchantAccount(id: string): string {
  return `merchant:${id}`;
}

export interface Posting {
  account: string;
  amount: number;
}

/** A buyer's money has arrived. */
export function paymentOf(total: number): Posting[] {
  return [
    { account: accounts.bank, amount: total },
    { account: accounts.held, amount: -total },
  ];
}

/** An order is complete: its money is the merchant's, less the commission. */
export function settlementOf(total: number, merchantId: string, basisPoints: number): Posting[] {
  const kept = Math.floor((total * basisPoints) / 10_000);
  return [
    { account: accounts.held, amount: total },
    { account: merchantAccount(merchantId), amount: kept - total },
    { account: accounts.commission, amount: -kept },
  ].filter(({ amount }) => amount !== 0);
}

/** The goods were returned: the settlement is reversed as it was booked, whatever the commission is by now. */
export function reversalOf(postings: readonly Posting[]): Posting[] {
  return postings.map(({ account, amount }) => ({ account, amount: -amount }));
}

/** The refund to the buyer. */
export function refundOf(total: number): Posting[] {
  return [
    { account: accounts.held, amount: total },
    { account: accounts.bank, amount: -total },
  ];
}

/** A payout to the merchant by transfer. */
export function payoutOf(amount: number, merchantId: string): Posting[] {
  return [
    { account: merchantAccount(merchantId), amount },
    { account: accounts.bank, amount: -amount },
  ];
}

export const entryKinds = ['payment', 'settlement', 'return', 'refund', 'payout'] as const;
const entryData = z.object({
  id: z.string(),
  kind: z.enum(entryKinds),
  subject: z.string(),
  memo: z.string(),
  amount: z.number().int(),
  at: z.string(),
});
export type Entry = z.infer<typeof entryData>;
export const statementData = z.object({
  /** Owed to the merchant now. */ balance: z.number().int(),
  entries: z.array(entryData),
});
export type Statement = z.infer<typeof statementData>;
export const balancesData = z.object({
  sum: z.number().int(),
  accounts: z.array(z.object({ account: z.string(), balance: z.number().int() })),
});
