import type { Database } from '#db/database.ts';
import { askedFor } from '#features/trade/payments/bill.ts';
import { closeBill, lockBill, type Bill } from '#features/trade/payments/bills.server.ts';
import { readPending } from '#features/trade/payments/confirmations.server.ts';
import { recountBill } from '#features/trade/payments/receive-money.server.ts';
import { expectRefund, holdRefundsOf, openRefund } from '#features/trade/payments/refunds.server.ts';
import { findUserById } from '#features/people/accounts/users.server.ts';
import { sendNotification } from '#features/people/notifications/send-notification.server.ts';
import { AppError } from '#lib/errors.ts';
import { locales } from '#lib/locale.ts';
import type { Trilingual } from '#lib/trilingual.ts';
import { translator } from '#text/messages.server.ts';
import { orderAddress } from './order.ts';
import { orderBillOwner } from './order-bill-owner.server.ts';
import { findOrder, linesOf, lockOrdersOfBill, sellerOf, type OrderRow } from './order-queries.server.ts';
import { cancelStep, type Actor, type CancelStep } from './order-states.ts';
import {
  holdNoticesOfBill,
  notifyOfOrder,
  notifyOfPurchase,
  returnToStock,
  stateFault,
  takeStep,
  type StepContext,
} from './order-steps.server.ts';

interface Cancellation {
  by: Exclude<Actor, 'admin'>;
  actorId: string | null;
  reason: Trilingual | null;
  /** Which cancellation the window showed. */ seen?: CancelStep | undefined;
}

/**
 * Cancels one order before shipping: stock is returned, both sides are notified. Before a receipt the bill falls by it;
 * while one is under review the bill stays as it is, and the order waits for what is decided; once it is paid, its money
 * goes back. The bill is locked, then its orders, as when a receipt comes. Who gives up what they saw unpaid does not give
 * up what was paid since.
 */
export async function cancel(
  db: Database,
  ctx: StepContext,
  { id, bill_id }: OrderRow,
  how: Cancellation,
): Promise<OrderRow> {
  const bill = await lockBill(db, bill_id);
  const order = (await lockOrdersOfBill(db, bill_id)).find((each) => each.id === id);
  if (!bill || !order) throw new AppError('not_found');
  const moved = await giveUp(db, ctx, order, how);
  await returnToStock(db, (await linesOf(db, [id])).get(id) ?? []);
  await holdRefundsOf(db, bill.user_id);
  await holdNoticesOfBill(db, bill);
  if (how.by === 'buyer') await notifySeller(db, ctx, moved, how);
  if (bill.status === 'PAID') await openRefund(db, ctx, { bill, order, why: 'cancelled', amount: order.total });
  if (bill.status === 'SUBMITTED') await expectRefund(db, ctx, { bill, order, amount: order.total });
  const open = bill.status === 'OPEN' || bill.status === 'REJECTED';
  const left = open ? await recountBill(db, ctx, [orderBillOwner], bill) : bill;
  await notifyBuyer(db, ctx, moved, { ...left, wasPaid: bill.status === 'PAID' }, how);
  return (await findOrder(db, id)) ?? moved;
}

/**
 * Nobody has paid the bill in time, or nobody is left to pay it: all it was for is cancelled, and what has arrived in
 * part goes back. Money somebody has seen, and that takes effect within the minute, was in time.
 */
export async function cancelUnpaid(db: Database, ctx: StepContext, billId: string): Promise<number> {
  const bill = await lockBill(db, billId);
  const now = ctx.clock.now();
  const hasLeft = bill !== undefined && !(await findUserById(db, bill.user_id));
  const orders = (await lockOrdersOfBill(db, billId)).filter(
    ({ state, pay_by }) => cancelStep(state) === 'abandon' && (hasLeft || (pay_by !== null && pay_by <= now)),
  );
  if (!bill || orders.length === 0 || (await readPending(db, billId)) !== null) return 0;
  const how = { by: 'clock', actorId: null, reason: hasLeft ? buyerLeft() : null } as const;
  const given: OrderRow[] = [];
  for (const order of orders) given.push(await giveUp(db, ctx, order, how));
  const lines = await linesOf(
    db,
    orders.map(({ id }) => id),
  );
  await returnToStock(db, [...lines.values()].flat());
  await holdRefundsOf(db, bill.user_id);
  await holdNoticesOfBill(db, bill);
  await notifyOfPurchase(db, ctx, bill, 'ORDER_CANCELLED');
  for (const order of given) await notifySeller(db, ctx, order, how);
  if (bill.status === 'OPEN' || bill.status === 'REJECTED') await closeBill(db, ctx, billId, 'unpaid');
  return orders.length;
}

function buyerLeft(): Trilingual {
  return Object.fromEntries(locales.map((locale) => [locale, translator(locale, 'orders')('order.buyerLeft')]));
}

async function giveUp(
  db: Database,
  ctx: StepContext,
  order: OrderRow,
  { by, actorId, reason, seen }: Cancellation,
): Promise<OrderRow> {
  const step = cancelStep(order.state);
  if (step === null || (seen !== undefined && seen !== step)) throw stateFault(order.state);
  return takeStep(db, ctx, {
    order,
    step,
    from: order.state,
    by,
    actorId,
    change: { pay_by: null, reason: reason === null ? null : JSON.stringify(reason) },
    details: reason === null ? {} : { reason },
  });
}

async function notifySeller(db: Database, ctx: StepContext, order: OrderRow, { reason }: Cancellation): Promise<void> {
  const seller = await sellerOf(db, order.merchant_id);
  await notifyOfOrder(db, ctx, order, [seller], 'ORDER_CANCELLED', reason === null ? {} : { reason });
}

/**
 * What that means for their money: the sum in the mail of the order holds no longer. Who gave up what was paid is mailed
 * about the refund anyway. Where what has arrived now covers the others, nothing of this one was paid: a surplus is told
 * by itself.
 */
async function notifyBuyer(
  db: Database,
  ctx: StepContext,
  order: OrderRow,
  { status, amount, received, reference, wasPaid }: Bill & { wasPaid: boolean },
  { by, reason }: Cancellation,
): Promise<void> {
  const paid = wasPaid ? 'paid' : 'none';
  const ways = { OPEN: 'open', REJECTED: 'open', SUBMITTED: 'checking', PAID: paid, CANCELLED: 'none' } as const;
  const left = ways[status];
  const rest = left === 'open' ? askedFor({ rest: amount - received }) : 0;
  await sendNotification(db, ctx, [order.buyer_id], {
    type: 'ORDER_DROPPED',
    details: { number: order.number, by: by === 'seller' ? 'merchant' : 'buyer', left, rest, reference },
    link: orderAddress(order.id),
    ...(by === 'seller' && reason !== null ? { reason } : {}),
    ...(by === 'buyer' && left === 'paid' ? { only: 'site' as const } : {}),
  });
}
