import { applicationBillOwner } from '#features/trade/applications/application-bills.server.ts';
import { orderBillOwner } from '#features/trade/orders/order-bill-owner.server.ts';
import type { BillOwner } from '#features/trade/payments/bill-owners.ts';
import { planBills } from '#features/trade/plan-purchases/plan-bills.server.ts';

/** Who a paid bill matters to. Payments asks each by the kind of the bill and knows none of them. */
export function billOwners(): BillOwner[] {
  return [applicationBillOwner, orderBillOwner, planBills];
}
