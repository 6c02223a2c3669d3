import { z } from 'zod';
import { locales, type Locale } from '#lib/locale.ts';
import type { Trilingual } from '#lib/trilingual.ts';
import { limitedText, trimmedText } from '#platform/limited-text.ts';
import type { BankAccount } from './bank.ts';
import { billKinds, type BillKind, type BillOrder } from './bill.ts';
import { billStates, type BillState } from './bill-states.ts';
import { confirmReasonLength } from '#features/trade/transfers/transfer-limits.ts';
import { amountLimits } from './payment-limits.ts';
import type { RefundReason, RefundState } from './refund.ts';

/** States the list can be filtered by; waiting ones come first and are the default. */
export const remittanceStates = [
  'SUBMITTED',
  'REJECTED',
  'PAID',
  'OPEN',
  'CANCELLED',
  'ALL',
] as const satisfies readonly (BillState | 'ALL')[];
type RemittanceState = (typeof remittanceStates)[number];

export interface RemittanceFilter {
  state: RemittanceState;
  kind: BillKind | null;
  words: string;
}

export interface RemittanceRow {
  id: string;
  reference: string;
  kind: BillKind;
  amount: number;
  status: BillState;
  payer: string;
  /** The amount on the receipt; null before there is one. */
  stated: number | null;
  seenBefore: boolean;
  received: number;
  /** Confirmed, and not in effect yet. */
  pending: boolean;
  submittedAt: string | null;
  createdAt: string;
}

/** Another bill for which the same picture was used. */
export interface EarlierReceiptUse {
  billId: string;
  reference: string;
  status: BillState;
  payer: string;
  samePayer: boolean;
  picture: string | null;
  at: string;
}
export interface ShownReceipt {
  id: string;
  /** Null when the person took it away with their account. */ picture: string | null;
  amount: number;
  remark: string;
  at: string;
  /** The first use, and every further one before this. */
  seenBefore: (EarlierReceiptUse & { how: 'content' | 'looks'; more: EarlierReceiptUse[] }) | null;
}

export interface Remittance {
  id: string;
  reference: string;
  kind: BillKind;
  subject: string;
  amount: number;
  status: BillState;
  payBy: string | null;
  createdAt: string;
  decided: { at: string; by: string; reason: Trilingual } | null;
  payer: { id: string; nickname: string; email: string; mobile: string | null; locale: Locale };
  /** Whose shops the orders are of: they may not decide, nor may the payer. */
  sellers: string[];
  orders: Omit<BillOrder, 'goods'>[];
  /** Money seen in the account so far, and what is still owed. */
  received: number;
  rest: number;
  /** The company's account that was shown to the payer first. */
  account: BankAccount | null;
  pending: PendingConfirmation | null;
  arrivals: { amount: number; at: string; by: string; receipt: string | null; reason: string | null }[];
  refunds: { id: string; amount: number; why: RefundReason; state: RefundState; number: string | null }[];
  /** The newest first: the one to decide about, then those before it. */
  receipts: ShownReceipt[];
  /** Where it is decided, when not here. */
  elsewhere: string | null;
  /** The next longest waiting one, so that an admin continues without the list. */
  next: string | null;
}

const reasonText = trimmedText(1000);
/** In one language at least. */
const reason = z
  .strictObject(
    Object.fromEntries(locales.map((locale) => [locale, reasonText.optional()])) as Record<
      Locale,
      z.ZodOptional<typeof reasonText>
    >,
  )
  .refine((said) => Object.values(said).some(Boolean));

const seenAmount = z.number().int().min(1).max(amountLimits.most);
export const confirmReason = trimmedText(confirmReasonLength.most).min(confirmReasonLength.least);
/** The receipt is named: a decision about an older one is refused. `amount` is what was seen in the account. */
export const confirmation = z.strictObject({
  receipt: limitedText(64).min(1),
  amount: seenAmount,
  reason: confirmReason.optional(),
});
/** `arrivals`: how many the window showed. One that was recorded since may be this very transfer. */
export const arrival = z.strictObject({
  amount: seenAmount,
  reason: confirmReason,
  arrivals: z.number().int().min(0).max(1_000_000),
});
export const takeBack = z.strictObject({ confirmation: limitedText(64).min(1) });
export const rejection = z.strictObject({ receipt: limitedText(64).min(1), reason });
/** A confirmation that has not taken effect yet. */
export const pendingData = z.object({
  id: z.string(),
  amount: z.number().int(),
  by: z.string(),
  byId: z.string(),
  at: z.string(),
  effectiveAt: z.string(),
  reason: z.string().nullable(),
});
export type PendingConfirmation = z.infer<typeof pendingData>;
export const decidedData = z.object({ status: z.enum(billStates), pending: pendingData.nullable() });
export type DecidedData = z.infer<typeof decidedData>;
export const exportQuery = z.object({
  state: z.enum(remittanceStates).default('ALL'),
  kind: z.enum(billKinds).optional(),
  w: limitedText(200).default(''),
});

/** An application is decided with its documents, and its fee with it. */
export function decisionPageOf({ kind, subject }: { kind: BillKind; subject: string }): string | null {
  return kind === 'joining' ? `/admin/applications/${encodeURIComponent(subject)}` : null;
}
