import type { Database } from '#db/database.ts';
import { sendNotification } from '#features/people/notifications/send-notification.server.ts';
import type { BillOwner } from '#features/trade/payments/bill-owners.ts';
import { AppError } from '#lib/errors.ts';
import type { RequestContext } from '#platform/context.ts';
import { stepPurchase, type PurchaseRow, type PurchaseState } from './purchase-queries.server.ts';
import { activate } from './purchases.server.ts';
import { payWithinDays, creditHoldsDays } from './plan-purchase-limits.ts';

const day = 86_400_000;

/** What happens to a plan when its bill moves; `subject` is the purchase. */
export const planBills: BillOwner = {
  kind: 'plan',
  tells: true,
  async submitted(db, ctx, bill) {
    await movePurchase(db, ctx, bill.subject, 'open', 'submitted');
  },
  async paid(db, ctx, bill) {
    await activate(db, ctx, await movePurchase(db, ctx, bill.subject, 'submitted', 'paid'));
  },
  async rejected(db, ctx, bill, reason) {
    await movePurchase(
      db,
      ctx,
      bill.subject,
      'submitted',
      'open',
      new Date(
        Math.min(ctx.clock.now().getTime() + payWithinDays * day, bill.created_at.getTime() + creditHoldsDays * day),
      ),
    );
    await sendNotification(db, ctx, [bill.user_id], {
      type: 'BILL_REJECTED',
      details: { reference: bill.reference },
      reason,
      link: `/price?pay=${bill.subject}`,
    });
  },
};

/** After a rejection there is time until `payBy` to send another receipt. */
async function movePurchase(
  db: Database,
  ctx: RequestContext,
  id: string,
  from: PurchaseState,
  to: PurchaseState,
  payBy?: Date,
): Promise<PurchaseRow> {
  const purchase = await stepPurchase(db, id, from, {
    state: to,
    updated_at: ctx.clock.now(),
    ...(payBy === undefined ? {} : { pay_by: payBy }),
  });
  if (!purchase) throw new AppError('conflict');
  return purchase;
}
