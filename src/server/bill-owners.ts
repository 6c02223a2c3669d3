import { applicationBillOwner } from '#features/trade/applications/application-bills.server.ts';
import { orderBillOwner } from '#features/trade/orders/order-bill-owner.server.ts';
import type { BillOwner } from '#features/trade/payments/bill-owners.ts';
import { planBills } from '#features/trade/plan-purchases/plan-bills.server.ts';

/** The features concerned by a paid bill. Payments calls each by the kind of the bill and knows none of them. */
export function billOwners(): BillOwner[] {
  return [applicationBillOwner, orderBillOwner, planBills];
}
