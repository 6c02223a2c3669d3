import type { Database } from '#db/database.ts';
import { bookPayment } from '#features/trade/ledger/ledger.server.ts';
import type { BillOwner } from '#features/trade/payments/bill-owners.ts';
import type { Bill } from '#features/trade/payments/bills.server.ts';
import { AppError } from '#lib/errors.ts';
import { findOrder, firstRejection, sellerOf, type OrderRow } from './order-queries.server.ts';
import { bookedOf, takeStep, notifyOfOrder } from './order-steps.server.ts';
import { payWithinHours } from './order-limits.ts';

/**
 * What a bill's steps mean for its order: a submitted receipt stops the payment deadline, a confirmed one is payment,
 * the first rejection restarts the deadline.
 */
export const orderBillOwner: BillOwner = {
  kind: 'order',
  tells: true,
  async submitted(db, ctx, bill) {
    await takeStep(db, ctx, {
      order: await orderOfBill(db, bill),
      step: 'submit',
      by: 'buyer',
      actorId: bill.user_id,
      change: { pay_by: null },
    });
  },
  async paid(db, ctx, bill) {
    const order = await takeStep(db, ctx, {
      order: await orderOfBill(db, bill),
      step: 'confirm',
      by: 'admin',
      actorId: bill.decided_by,
    });
    await bookPayment(db, ctx, bookedOf(order), { actorId: bill.decided_by });
    await notifyOfOrder(db, ctx, order, [order.buyer_id, await sellerOf(db, order.merchant_id)], 'ORDER_PAID');
  },
  async rejected(db, ctx, bill, reason) {
    const before = await orderOfBill(db, bill);
    // Counted from the first rejection: sending one worthless receipt after another does not hold the goods longer.
    const from = (await firstRejection(db, before.id)) ?? ctx.clock.now();
    const payBy = new Date(from.getTime() + payWithinHours * 3_600_000);
    const order = await takeStep(db, ctx, {
      order: before,
      step: 'reject',
      by: 'admin',
      actorId: bill.decided_by,
      change: { pay_by: payBy },
      details: { reason },
    });
    await notifyOfOrder(db, ctx, order, [order.buyer_id], 'ORDER_REJECTED', reason);
  },
};

async function orderOfBill(db: Database, bill: Bill): Promise<OrderRow> {
  const order = await findOrder(db, bill.subject);
  if (!order) throw new AppError('not_found');
  return order;
}
