import type { Locale } from '#lib/locale.ts';
import type { Order } from './order.ts';
import { orderStates, type OrderState } from './order-states.ts';
import type { BillState } from '#features/trade/payments/bill-states.ts';
import type { RefundReason, RefundState } from '#features/trade/payments/refund.ts';

/** The console's list of orders; all of them first, then those whose shop is silent about a return, then every state. */
export const adminOrderStates = ['ALL', 'UNANSWERED', ...orderStates] as const;
type AdminOrderState = (typeof adminOrderStates)[number];

export interface AdminOrderFilter {
  state: AdminOrderState;
  words: string;
}
export interface AdminOrderLine {
  id: string;
  number: string;
  state: OrderState;
  buyer: string;
  merchant: string;
  /** Its first line, and how many others there are. */
  ordered: { first: string; quantity: number; more: number } | null;
  total: number;
  placedAt: string;
  updatedAt: string;
}

/** One order for an admin: both people, the receipts, the ledger. */
export interface AdminOrderDetail {
  order: Order;
  /** What it is paid with, alone or with others. */
  bill: { id: string; reference: string; amount: number; received: number; status: BillState };
  buyer: { id: string; nickname: string; email: string; locale: Locale };
  seller: { id: string; merchantId: string };
  /**
   * The payer's receipts, the newest first; null where deleted with its owner. `seenBefore`: the picture, or a similar
   * one, was used for another bill.
   */
  receipts: { picture: string | null; amount: number; at: string; seenBefore: boolean }[];
  /** Its payment is booked. */
  paid: boolean;
  /** What goes back of it. */
  refunds: { id: string; amount: number; why: RefundReason; state: RefundState }[];
}
