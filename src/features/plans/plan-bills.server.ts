import type { Database } from '#db/database.ts';
import { tell } from '#features/notices/tell.server.ts';
import type { BillOwner } from '#features/payments/bill-owners.ts';
import { AppError } from '#lib/errors.ts';
import type { RequestContext } from '#platform/context.ts';
import { stepPurchase, type PurchaseRow, type PurchaseState } from './purchase-queries.server.ts';
import { activate, payDays } from './purchases.server.ts';

/** What happens to a plan when its bill moves; `subject` is the purchase. */
export const planBills: BillOwner = {
  kind: 'plan',
  tells: true,
  async submitted(db, ctx, bill) {
    await move(db, ctx, bill.subject, 'open', 'submitted');
  },
  async paid(db, ctx, bill) {
    await activate(db, ctx, await move(db, ctx, bill.subject, 'submitted', 'paid'));
  },
  async rejected(db, ctx, bill, reason) {
    await move(db, ctx, bill.subject, 'submitted', 'open');
    await tell(db, ctx, [bill.user_id], { type: 'BILL_REJECTED', details: { reference: bill.reference }, reason, link: `/price?pay=${bill.subject}` });
  },
};

/** Whoever was turned down has the same time again to send another receipt. */
async function move(db: Database, ctx: RequestContext, id: string, from: PurchaseState, to: PurchaseState): Promise<PurchaseRow> {
  const now = ctx.clock.now();
  const purchase = await stepPurchase(db, id, from, { state: to, updated_at: now, ...(to === 'open' ? { pay_by: new Date(now.getTime() + payDays * 86_400_000) } : {}) });
  if (!purchase) throw new AppError('conflict');
  return purchase;
}
