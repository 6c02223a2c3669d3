import { z } from 'zod';
import { localizedShape } from '#features/foundation/search/found.ts';
import { locales } from '#lib/locale.ts';
import { limitedText, trimmedText } from '#platform/limited-text.ts';
import { amountLimits, remarkLength } from './payment-limits.ts';
import { billStates } from './bill-states.ts';
import { refundData } from './refund.ts';

/** What money is owed for. The owning feature (plans, applications, orders) knows what `subject` means. */
export const billKinds = ['plan', 'joining', 'order'] as const;
export type BillKind = (typeof billKinds)[number];

export const receiptForm = z.strictObject({
  media: limitedText(64).min(1),
  amount: z.number().int().min(amountLimits.least).max(amountLimits.most),
  remark: trimmedText(remarkLength).default(''),
});
export type ReceiptForm = z.infer<typeof receiptForm>;

const receiptData = z.object({
  id: z.string(),
  /** The address of its picture, for its owner and admins. */
  picture: z.string(),
  amount: z.number().int(),
  remark: z.string(),
  createdAt: z.string(),
});

/** An order a bill pays. */
const billOrder = z.object({
  id: z.string(),
  number: z.string(),
  merchant: z.string(),
  total: z.number().int(),
  /** One of the order's states. */
  state: z.string(),
  goods: z.array(z.object({ name: localizedShape, quantity: z.number().int() })),
});
export type BillOrder = z.infer<typeof billOrder>;

export const billData = z.object({
  id: z.string(),
  reference: z.string(),
  kind: z.enum(billKinds),
  subject: z.string(),
  amount: z.number().int(),
  /** What has arrived so far, and what is still to be transferred. */
  received: z.number().int(),
  rest: z.number().int(),
  currency: z.literal('VND'),
  status: z.enum(billStates),
  page: z.string().nullable(),
  payBy: z.string().nullable(),
  /** Why the last receipt was rejected, in the reader's language or the fallback. */
  reason: z.object({ text: z.string(), lang: z.enum(locales) }).nullable(),
  receipt: receiptData.nullable(),
  submittedAt: z.string().nullable(),
  decidedAt: z.string().nullable(),
  createdAt: z.string(),
});
/** One bill with what it pays and what goes back of it. */
export const billDetail = billData.extend({ orders: z.array(billOrder), refunds: z.array(refundData) });
export type BillDetail = z.infer<typeof billDetail>;
export type BillData = z.infer<typeof billData>;

/** What to transfer for it: no bank transfers less than the least; what is too much goes back as any surplus does. */
export function askedFor({ rest }: Pick<BillData, 'rest'>): number {
  return Math.max(rest, amountLimits.least);
}

export const billPage = z.object({
  content: z.array(billData),
  page: z.number().int(),
  size: z.number().int(),
  total: z.number().int(),
});
export type BillPage = z.infer<typeof billPage>;

export const billsQuery = z.object({
  page: z.coerce.number().int().min(0).max(10_000).default(0),
  size: z.coerce.number().int().min(1).max(100).default(20),
  status: limitedText(20)
    .transform((status) => status.toUpperCase())
    .pipe(z.enum(['ALL', ...billStates]))
    .default('ALL'),
});
export type BillsQuery = z.infer<typeof billsQuery>;
