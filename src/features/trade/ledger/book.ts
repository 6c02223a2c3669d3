import { z } from 'zod';
import { isReference, referenceLength } from './ledger-limits.ts';
import { confirmReasonLength, leastTransfer } from '#features/trade/transfers/transfer-limits.ts';
import { limitedText, lineText, trimmedText } from '#platform/limited-text.ts';

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
  /** Paid for plans and for joining. */
  fees: 'fees',
  /** Sums no bank transfers, of people who have left. */
  rounding: 'rounding',
} as const;

/** What a payer has sent for a bill, until it is used for what the bill is for, or sent back. */
export function payerAccount(billId: string): string {
  return `payer:${billId}`;
}

/** Owed to a merchant until it is paid out. */
export function merchantAccount(id: string): string {
  return `merchant:${id}`;
}

export interface Posting {
  account: string;
  amount: number;
}

/** A payer's money has arrived. */
export function receiptOf(amount: number, billId: string): Posting[] {
  return [
    { account: accounts.bank, amount },
    { account: payerAccount(billId), amount: -amount },
  ];
}

/** The payer's money is used: for an order it is held until that is complete, for a plan it is a fee. */
export function paymentOf(total: number, billId: string, to: 'held' | 'fees' = 'held'): Posting[] {
  return [
    { account: payerAccount(billId), amount: total },
    { account: accounts[to], amount: -total },
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

/**
 * Goods were returned: this part of the settlement is reversed as it was booked, whatever the commission is by now.
 * `before` was reversed earlier; the parts of a whole order add up to its whole settlement.
 */
export function reversalOf(settlement: readonly Posting[], amount: number, before: number): Posting[] {
  const total = settlement.find(({ account }) => account === accounts.held)?.amount ?? 0;
  const settled = -(settlement.find(({ account }) => account === accounts.commission)?.amount ?? 0);
  const merchant = settlement.find(({ account }) => account !== accounts.held && account !== accounts.commission);
  const upTo = (sum: number) => (total === 0 ? 0 : Number((BigInt(settled) * BigInt(sum)) / BigInt(total)));
  const commission = upTo(before + amount) - upTo(before);
  return [
    { account: accounts.held, amount: -amount },
    ...(merchant ? [{ account: merchant.account, amount: amount - commission }] : []),
    { account: accounts.commission, amount: commission },
  ].filter((posting) => posting.amount !== 0);
}

/** The refund to the payer: of an order what is held for it, else what they sent for the bill. */
export function refundOf(amount: number, from: string): Posting[] {
  return [
    { account: from, amount },
    { account: accounts.bank, amount: -amount },
  ];
}

/** A payout to the merchant by transfer. */
export function payoutOf(amount: number, merchantId: string): Posting[] {
  return [
    { account: merchantAccount(merchantId), amount },
    { account: accounts.bank, amount: -amount },
  ];
}

/** A shop that owes us has transferred something back. */
export function repaymentOf(amount: number, merchantId: string): Posting[] {
  return [
    { account: accounts.bank, amount },
    { account: merchantAccount(merchantId), amount: -amount },
  ];
}

/** Whoever leaves gives up what no bank transfers; a shop that owes so little is let go. */
export function roundingOf(amount: number, from: string): Posting[] {
  return [
    { account: from, amount },
    { account: accounts.rounding, amount: -amount },
  ];
}

export const entryKinds = [
  'receipt',
  'payment',
  'settlement',
  'return',
  'refund',
  'payout',
  'repayment',
  'rounding',
] as const;
const entryData = z.object({
  id: z.string(),
  kind: z.enum(entryKinds),
  subject: z.string(),
  /** Of a sale, or a return of one. */
  order: z.string().nullable(),
  memo: z.string(),
  amount: z.number().int(),
  at: z.string(),
  /** Of a payout the account it went to, the number's end only; null of what was booked before accounts were kept. */
  paidTo: z.string().nullable(),
  /** Of a sale that may still be returned: when it becomes payable, unless something of it comes back. */
  payableFrom: z.string().nullable(),
});
export type Entry = z.infer<typeof entryData>;
/** Its subject is an order, or a return of one; other entries of a shop are transfers. */
export function isOfOrder(kind: Entry['kind']): boolean {
  return kind === 'settlement' || kind === 'return';
}
export const statementData = z.object({
  /** Owed to the merchant now. */ balance: z.number().int(),
  entries: z.array(entryData),
});
/** Why an admin goes on where a reason is asked for. */
export const reasonField = trimmedText(confirmReasonLength.most).min(confirmReasonLength.least).optional();
/**
 * `account`: the one the window showed; null where it showed none. Nothing is recorded if the seller has named another.
 * `paid`: how many payouts the window showed. One that was recorded since may have paid the same sales.
 * `reason`: needed for more than is payable now, and for a receipt whose picture is known from elsewhere.
 */
export const payoutBody = z.strictObject({
  merchant: limitedText(64).min(1),
  amount: z.number().int().min(leastTransfer).max(999_999_999_999),
  media: limitedText(64).min(1),
  memo: lineText(200).optional(),
  account: z.strictObject({ bin: limitedText(12), account: limitedText(40) }).nullable(),
  paid: z.number().int().min(0).max(1_000_000),
  reason: reasonField,
});
export type PayoutForm = z.infer<typeof payoutBody>;
/** `reference`: the bank's number of the transfer, as the company's statement shows it. */
export const repaymentBody = z.strictObject({
  merchant: limitedText(64).min(1),
  amount: z.number().int().min(leastTransfer).max(999_999_999_999),
  reference: trimmedText(referenceLength.most).min(referenceLength.least).refine(isReference),
});
export type RepaymentForm = z.infer<typeof repaymentBody>;
export type Statement = z.infer<typeof statementData>;
export const balancesData = z.object({
  sum: z.number().int(),
  accounts: z.array(z.object({ account: z.string(), balance: z.number().int() })),
});
