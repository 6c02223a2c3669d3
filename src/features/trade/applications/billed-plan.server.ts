import type { Bill } from '#features/trade/payments/bills.server.ts';
import { appliedPlans } from './application.ts';
import type { ApplicationRow } from './application-queries.server.ts';

/** Whether this bill pays for the plan applied for. A joining fee brings one plan only. */
export function isBillOfPlan(row: ApplicationRow, bill: Pick<Bill, 'amount'>): boolean {
  return row.type === 'merchant' || row.billed_plan === row.plan || bill.amount === planPriceOf(row);
}

/** Money is on its way or there: the plan it was sent for stays. */
export function isPlanSettled(bill: Bill | null): boolean {
  if (bill === null || bill.status === 'CANCELLED') return false;
  return bill.status === 'SUBMITTED' || bill.status === 'PAID' || bill.received > 0;
}

export function planPriceOf({ plan }: Pick<ApplicationRow, 'plan'>): number | undefined {
  return appliedPlans.find(({ code }) => code === plan)?.price;
}
