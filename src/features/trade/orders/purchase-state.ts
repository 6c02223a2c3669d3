import type { BillDetail } from '#features/trade/payments/bill.ts';

/** How a purchase of several orders stands: its bill's state, with what the payer has to know beside it. Pure. */
const purchaseStates = ['OPEN', 'PART', 'SUBMITTED', 'REJECTED', 'PAID', 'BACK', 'CANCELLED'] as const;
type PurchaseState = (typeof purchaseStates)[number];

const ended = ['CANCELLED', 'REFUND_DUE', 'REFUNDED'];

export function purchaseState({ status, received, orders }: BillDetail): PurchaseState {
  if (status === 'OPEN') return received > 0 ? 'PART' : 'OPEN';
  if (status === 'PAID') return livingOrders({ orders }).length === 0 ? 'BACK' : 'PAID';
  return status;
}

/** Neither cancelled nor wholly returned. */
export function livingOrders({ orders }: Pick<BillDetail, 'orders'>): BillDetail['orders'] {
  return orders.filter(({ state }) => !ended.includes(state));
}

/** Some of the orders were given up and others go on: which words say what that means for the money. */
export function droppedIn(bill: BillDetail): { words: 'open' | 'submitted' | 'paid'; count: number } | null {
  const count = bill.orders.length - livingOrders(bill).length;
  if (count === 0 || count === bill.orders.length || bill.status === 'CANCELLED') return null;
  if (bill.status === 'PAID') return { words: 'paid', count };
  return { words: bill.status === 'SUBMITTED' ? 'submitted' : 'open', count };
}
