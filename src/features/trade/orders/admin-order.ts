import type { Locale } from '#lib/locale.ts';
import type { Order } from './order.ts';
import { orderStates, type OrderState } from './order-states.ts';
import type { ReturnState } from './returns/return-states.ts';

/** The console's list of orders; every state, and all of them first. */
export const adminOrderStates = ['ALL', ...orderStates] as const;
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
  total: number;
  placedAt: string;
  updatedAt: string;
}

/**
 * A due refund: of a cancelled or a returned order. `arrived`: the ledger has its money; else an admin checks the
 * account first.
 */
export interface DueRefund {
  id: string;
  number: string;
  buyer: string;
  merchant: string;
  total: number;
  since: string;
  arrived: boolean;
  returned: boolean;
}

/** One order for an admin: both people, the receipts, the ledger. */
export interface AdminOrderDetail {
  order: Order;
  buyer: { id: string; nickname: string; email: string; locale: Locale };
  seller: { id: string; merchantId: string };
  /**
   * The payer's receipts, the newest first; null where deleted with its owner. `seenBefore`: the picture, or a similar
   * one, was used for another bill.
   */
  receipts: { picture: string | null; amount: number; at: string; seenBefore: boolean }[];
  arrived: boolean;
  /** The picture of the refund's transfer. */
  refund: { picture: string; at: string } | null;
  returned: ReturnState | null;
  /** The refund that has waited longest beside this one. */
  next: string | null;
}
