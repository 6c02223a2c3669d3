import type { Database } from '#db/database.ts';
import { lockPlan } from '#features/people/plans/subscriptions.server.ts';
import { sendNotification } from '#features/people/notifications/send-notification.server.ts';
import { bookFee } from '#features/trade/ledger/ledger.server.ts';
import type { BillContext, BillOwner } from '#features/trade/payments/bill-owners.ts';
import type { Bill } from '#features/trade/payments/bills.server.ts';
import { openRefund } from '#features/trade/payments/refunds.server.ts';
import { AppError } from '#lib/errors.ts';
import { stepPurchase, type PurchaseRow, type PurchaseState } from './purchase-queries.server.ts';
import { activate } from './purchases.server.ts';
import { payWithinDays, creditHoldsDays } from './plan-purchase-limits.ts';

const day = 86_400_000;

/** What happens to a plan when its bill moves; `subject` is the purchase. */
export const planBills: BillOwner = {
  kind: 'plan',
  tells: true,
  async submitted(db, ctx, bill) {
    await movePurchase(db, ctx, bill.subject, ['open'], 'submitted');
  },
  async paid(db, ctx, bill) {
    // Whoever paid has left meanwhile: there is nobody to give the plan to, so the money goes back.
    if (!(await lockPlan(db, bill.user_id))) {
      await movePurchase(db, ctx, bill.subject, ['submitted', 'open'], 'cancelled');
      await openRefund(db, ctx, { bill, why: 'cancelled', amount: bill.amount });
      return;
    }
    await bookFee(db, ctx, bill, { actorId: bill.decided_by });
    await activate(db, ctx, await movePurchase(db, ctx, bill.subject, ['submitted', 'open'], 'paid'));
  },
  short: reopen,
  async rejected(db, ctx, bill, reason) {
    const payBy = await reopen(db, ctx, bill);
    await sendNotification(db, ctx, [bill.user_id], {
      type: 'BILL_REJECTED',
      details: { reference: bill.reference },
      reason,
      link: `/price?pay=${bill.subject}`,
    });
    return payBy;
  },
};

/** There is time to pay, or to send another receipt; the credit of the old plan holds for so long. */
async function reopen(db: Database, ctx: BillContext, bill: Bill): Promise<Date> {
  const payBy = new Date(
    Math.min(ctx.clock.now().getTime() + payWithinDays * day, bill.created_at.getTime() + creditHoldsDays * day),
  );
  await movePurchase(db, ctx, bill.subject, ['submitted', 'open'], 'open', payBy);
  return payBy;
}

async function movePurchase(
  db: Database,
  ctx: BillContext,
  id: string,
  from: readonly PurchaseState[],
  to: PurchaseState,
  payBy?: Date,
): Promise<PurchaseRow> {
  const change = { state: to, updated_at: ctx.clock.now(), ...(payBy === undefined ? {} : { pay_by: payBy }) };
  for (const state of from) {
    const purchase = await stepPurchase(db, id, state, change);
    if (purchase) return purchase;
  }
  throw new AppError('conflict');
}
