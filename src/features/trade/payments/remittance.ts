import { z } from 'zod';
import { locales, type Locale } from '#lib/locale.ts';
import type { Trilingual } from '#lib/trilingual.ts';
import { billKinds, type BillKind } from './bill.ts';
import { billStates, type BillState } from './bill-states.ts';

/** Where the queue of remittances shows; what waits comes first and is what the page opens with. */
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
  /** What the receipt says; null before there is one. */
  stated: number | null;
  seenBefore: boolean;
  submittedAt: string | null;
  createdAt: string;
}

/** Another bill for which the same picture was shown. */
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
  /** Of an order: whose shop it is. */
  seller: string | null;
  /** The newest first: the one to judge, then those before it. */
  receipts: ShownReceipt[];
  /** Where it is judged, when not here. */
  elsewhere: string | null;
  /** The one that has waited longest after this, so that an admin goes on without the list. */
  next: string | null;
}

const reasonText = z.string().trim().max(1000);
/** In one language at least. */
const reason = z
  .strictObject(
    Object.fromEntries(locales.map((locale) => [locale, reasonText.optional()])) as Record<
      Locale,
      z.ZodOptional<typeof reasonText>
    >,
  )
  .refine((said) => Object.values(said).some(Boolean));

/** The receipt is named: a decision about one that another has followed meanwhile is none. */
export const confirmation = z.strictObject({ receipt: z.string().min(1).max(64) });
export const rejection = z.strictObject({ receipt: z.string().min(1).max(64), reason });
export const decidedData = z.object({ status: z.enum(billStates) });
export const exportQuery = z.object({
  state: z.enum(remittanceStates).default('ALL'),
  kind: z.enum(billKinds).optional(),
  w: z.string().max(200).default(''),
});

/** An application is judged with its papers, and its fee with it. */
export function decisionPageOf({ kind, subject }: { kind: BillKind; subject: string }): string | null {
  return kind === 'joining' ? `/admin/applications/${encodeURIComponent(subject)}` : null;
}
