import type { Database } from '#db/database.ts';
import { bookPayment } from '#features/trade/ledger/ledger.server.ts';
import type { BillContext, BillOwner } from '#features/trade/payments/bill-owners.ts';
import type { Bill } from '#features/trade/payments/bills.server.ts';
import { expectNoRefund, hasDueRefund, openRefund } from '#features/trade/payments/refunds.server.ts';
import { trilingual } from '#lib/trilingual.ts';
import {
  findOrder,
  linesOf,
  lockOrdersOfBill,
  sellerOf,
  setPayBy,
  type OrderLineRow,
  type OrderRow,
} from './order-queries.server.ts';
import { paidMail } from './mail/moved-mail.server.ts';
import { isUnpaid } from './order-states.ts';
import { bookedOf, holdNoticesOfBill, notifyOfOrder, notifyOfPurchase, takeStep } from './order-steps.server.ts';
import { payWithinHours } from './order-limits.ts';

/**
 * What a bill's steps mean for the orders it pays (docs/decisions/0066): a submitted receipt stops the payment
 * deadline; what has arrived pays all of them or none; the first rejection and the first part restart the deadline.
 */
export const orderBillOwner: BillOwner = {
  kind: 'order',
  tells: true,
  async submitted(db, ctx, bill) {
    for (const order of await unpaidOrders(db, bill))
      await takeStep(db, ctx, { order, step: 'submit', by: 'buyer', actorId: bill.user_id, change: { pay_by: null } });
    await notifyOfPurchase(db, ctx, bill, 'ORDER_RECEIPT', { only: 'site' });
  },
  async paid(db, ctx, bill) {
    const orders = await lockOrdersOfBill(db, bill.id);
    await holdNoticesOfBill(db, bill);
    const paid = orders.filter(({ state }) => isUnpaid(state));
    const lines = await linesOf(
      db,
      paid.map(({ id }) => id),
    );
    if (paid.length > 0)
      await notifyOfPurchase(db, ctx, bill, 'ORDER_PAYMENT', { mailed: paidMail(paid, lines, ctx.clock.now()) });
    for (const order of orders) {
      if (isUnpaid(order.state)) await payOrder(db, ctx, bill, order, lines);
      else if (order.state === 'REFUND_DUE') await payGivenUp(db, ctx, bill, order);
    }
  },
  async short(db, ctx, bill) {
    const payBy = payUntil(bill);
    for (const order of await unpaidOrders(db, bill)) {
      if (order.state === 'PENDING_PAYMENT') await setPayBy(db, order.id, payBy);
      else await takeStep(db, ctx, { order, step: 'confirmPart', ...decided(bill), change: { pay_by: payBy } });
    }
    return payBy;
  },
  async rejected(db, ctx, bill, reason) {
    const payBy = payUntil(bill);
    const orders = await unpaidOrders(db, bill);
    for (const order of orders)
      await takeStep(db, ctx, {
        order,
        step: 'reject',
        ...decided(bill),
        change: { pay_by: payBy },
        details: { reason },
      });
    if (orders.length > 0) await notifyOfPurchase(db, ctx, bill, 'ORDER_REJECTED', { reason });
    return payBy;
  },
  async stillOwed(db, ctx, bill) {
    let owed = 0;
    const orders = await lockOrdersOfBill(db, bill.id);
    if (orders.some(({ state }) => state === 'REFUND_DUE')) await holdNoticesOfBill(db, bill);
    for (const order of orders) {
      if (isUnpaid(order.state)) owed += order.total;
      else if (order.state === 'REFUND_DUE') await closeGivenUp(db, ctx, bill, order);
    }
    return owed;
  },
  async refunded(db, ctx, refund) {
    const order = refund.order_id === null ? undefined : await findOrder(db, refund.order_id);
    if (order?.state !== 'REFUND_DUE' || (await hasDueRefund(db, order.id))) return;
    await takeStep(db, ctx, { order, step: 'refund', by: 'admin', actorId: refund.sent_by });
  },
};

async function payOrder(
  db: Database,
  ctx: BillContext,
  bill: Bill,
  before: OrderRow,
  lines: ReadonlyMap<string, OrderLineRow[]>,
): Promise<void> {
  const order = await takeStep(db, ctx, {
    order: before,
    step: 'confirm',
    ...decided(bill),
    change: { pay_by: null },
  });
  await bookPayment(db, ctx, bookedOf(order), { actorId: bill.decided_by });
  await notifyOfOrder(db, ctx, order, [await sellerOf(db, order.merchant_id)], 'ORDER_PAID', {
    mailed: paidMail([order], lines, ctx.clock.now()),
    lines: lines.get(order.id),
  });
}

/** Cancelled while the receipt was under review: its share has arrived too, and goes back. */
async function payGivenUp(db: Database, ctx: BillContext, bill: Bill, order: OrderRow): Promise<void> {
  await bookPayment(db, ctx, bookedOf(order), { actorId: bill.decided_by });
  await openRefund(db, ctx, { bill, order, why: 'cancelled', amount: order.total });
}

/** Cancelled while the receipt was under review, and no money for it has come: there is nothing to send back. */
async function closeGivenUp(db: Database, ctx: BillContext, bill: Bill, order: OrderRow): Promise<void> {
  const reason = bill.reason === null ? undefined : trilingual(bill.reason);
  await expectNoRefund(db, order.id);
  await takeStep(db, ctx, {
    order,
    step: 'close',
    ...decided(bill),
    ...(reason ? { change: { reason: JSON.stringify(reason) }, details: { reason } } : {}),
  });
  await notifyOfOrder(db, ctx, order, [order.buyer_id], 'ORDER_CANCELLED', { reason });
}

async function unpaidOrders(db: Database, bill: Bill): Promise<OrderRow[]> {
  return (await lockOrdersOfBill(db, bill.id)).filter(({ state }) => isUnpaid(state));
}

function decided(bill: Bill) {
  return { by: 'admin', actorId: bill.decided_by } as const;
}

/** Counted from the first of its kind: worthless receipts and small parts do not hold the goods longer and longer. */
function payUntil({ rejected_at, short_at, created_at }: Bill): Date {
  const from = Math.max(...[rejected_at, short_at, created_at].map((moment) => moment?.getTime() ?? 0));
  return new Date(from + payWithinHours * 3_600_000);
}
