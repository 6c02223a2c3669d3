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
 * What is due back: from a cancelled order, or from one that came back. `arrived` says whether the book has its money;
 * else an admin looks at the account first.
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

/** One order as an admin sees it: both people, the receipts, what the book says. */
export interface AdminOrderDetail {
  order: Order;
  buyer: { id: string; nickname: string; email: string; locale: Locale };
  seller: { id: string; merchantId: string };
  /**
   * What the payer has shown, the newest first; null where it is gone with its owner. `seenBefore`: the picture, or one
   * like it, stood for another bill.
   */
  receipts: { picture: string | null; amount: number; at: string; seenBefore: boolean }[];
  arrived: boolean;
  /** The picture of the refund's transfer. */
  refund: { picture: string; at: string } | null;
  returned: ReturnState | null;
  /** The refund that has waited longest beside this one. */
  next: string | null;
}
