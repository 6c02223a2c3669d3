import { orderBillOwner } from '#features/orders/order-bill-owner.server.ts';
import type { BillOwner } from '#features/payments/bill-owners.ts';

/** Who a paid bill matters to. Payments asks each by the kind of the bill and knows none of them. */
export function billOwners(): BillOwner[] {
  return [orderBillOwner];
}
