import { z } from 'zod';
import type { Locale } from '#lib/locale.ts';
import { limitedText } from '#platform/limited-text.ts';
import { mostAlong } from './payment-limits.ts';
import { reasonField } from '#features/trade/ledger/book.ts';
import type { QrDrawing } from '#features/trade/transfers/qr-drawing.ts';

/**
 * Money that goes back to its payer (docs/decisions/0066). `EXPECTED`: given up while its receipt is checked, due once
 * the money has arrived; `WAIVED`: who left was owed less than a bank transfers (0104).
 */
export const refundStates = ['EXPECTED', 'DUE', 'SENT', 'WAIVED'] as const;
/** Of money that is there. */
export type RefundState = Exclude<(typeof refundStates)[number], 'EXPECTED'>;
/** `declined`, `withdrawn`: of an application; `surplus`: more arrived than was owed; `late`: after the bill had ended; `unpaid`: a part arrived, the rest never. */
const refundReasons = [
  'cancelled',
  'declined',
  'withdrawn',
  'returned',
  'surplus',
  'late',
  'unpaid',
  'no_receipt',
] as const;
export type RefundReason = (typeof refundReasons)[number];
/** A bill that ends before it is paid: what has arrived goes back for this. */
export type ClosingReason = Extract<RefundReason, 'cancelled' | 'declined' | 'withdrawn' | 'unpaid'>;

const payeeAccount = z.object({ bin: z.string(), bank: z.string(), account: z.string(), holder: z.string() });
export const storedPayeeAccount = payeeAccount;
export type PayeeAccount = z.infer<typeof payeeAccount>;

/** A refund as its payer sees it; `account` is where it will go, or went. */
export const refundData = z.object({
  id: z.string(),
  reference: z.string(),
  order: z.object({ id: z.string(), number: z.string() }).nullable(),
  amount: z.number().int(),
  why: z.enum(refundReasons),
  state: z.enum(refundStates),
  account: payeeAccount.nullable(),
  since: z.string(),
  sentAt: z.string().nullable(),
});
export type RefundData = z.infer<typeof refundData>;

/** Its payer may still say where to. */
export function isUnsent(state: RefundData['state']): boolean {
  return state === 'EXPECTED' || state === 'DUE';
}

/**
 * `account`: the one the window showed; null where it showed none. A refund whose payer has named another is not sent.
 * `along`: those that went with the same transfer because no bank transfers them by themselves. `reason`: needed for a
 * receipt whose picture is known from elsewhere.
 */
export const sendRefundBody = z.strictObject({
  media: limitedText(64).min(1),
  account: z.strictObject({ bin: limitedText(12), account: limitedText(40) }).nullable(),
  along: z.array(limitedText(64).min(1)).max(mostAlong).optional(),
  reason: reasonField,
});
export type SendRefund = z.infer<typeof sendRefundBody>;

/** In the console's list, the longest waiting first. */
export interface RefundRowView {
  id: string;
  reference: string;
  number: string | null;
  payer: string;
  merchant: string | null;
  amount: number;
  why: RefundReason;
  since: string;
  hasAccount: boolean;
}

/** One refund for an admin. */
export interface AdminRefund {
  id: string;
  bill: { id: string; reference: string; amount: number; received: number };
  order: { id: string; number: string; merchant: string } | null;
  payer: { id: string; nickname: string; email: string; locale: Locale };
  /** Who may not send it: its payer, and every seller of the bill. */
  parties: string[];
  amount: number;
  /** The payer's others that are too small for a transfer: they go with this one. */
  along: { id: string; reference: string; amount: number }[];
  /** All of it: what the transfer is of. */
  total: number;
  why: RefundReason;
  state: RefundState;
  account: PayeeAccount | null;
  /** To scan with the bank's app; null until the payer has named an account. */
  qr: QrDrawing | null;
  since: string;
  sent: { at: string; by: string; picture: string | null } | null;
  /** The one that has waited longest beside this one. */
  next: string | null;
}
