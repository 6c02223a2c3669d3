import { z } from 'zod';
import { locales, type Locale } from '#lib/locale.ts';
import type { Trilingual } from '#lib/trilingual.ts';
import { limitedText, trimmedText } from '#platform/limited-text.ts';
import { billKinds, type BillKind } from './bill.ts';
import { billStates, type BillState } from './bill-states.ts';

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
  submittedAt: string | null;
  createdAt: string;
}

/** Another bill for which the same picture was used. */
export interface EarlierReceiptUse {
  how: 'content' | 'looks';
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
  seenBefore: EarlierReceiptUse | null;
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
  /** Of an order: the shop. */
  seller: string | null;
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

/** The receipt is named: a decision about an older one is refused. */
export const confirmation = z.strictObject({ receipt: limitedText(64).min(1) });
export const rejection = z.strictObject({ receipt: limitedText(64).min(1), reason });
export const decidedData = z.object({ status: z.enum(billStates) });
export const exportQuery = z.object({
  state: z.enum(remittanceStates).default('ALL'),
  kind: z.enum(billKinds).optional(),
  w: limitedText(200).default(''),
});

/** An application is decided with its documents, and its fee with it. */
export function decisionPageOf({ kind, subject }: { kind: BillKind; subject: string }): string | null {
  return kind === 'joining' ? `/admin/applications/${encodeURIComponent(subject)}` : null;
}
