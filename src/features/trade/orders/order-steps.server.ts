import type { Database } from '#db/database.ts';
import { forgetReceiver } from './personal-data-queries.server.ts';
import type { BookedOrder } from '#features/trade/ledger/ledger.server.ts';
import type { NoticeType } from '#features/people/notifications/notice.ts';
import { sendNotification } from '#features/people/notifications/send-notification.server.ts';
import { closeBill } from '#features/trade/payments/bills.server.ts';
import { indexProduct } from '#features/catalogue/products/save-product.server.ts';
import { AppError } from '#lib/errors.ts';
import type { Trilingual } from '#lib/trilingual.ts';
import { audit } from '#platform/audit-queries.server.ts';
import type { RequestContext } from '#platform/context.ts';
import { giveBackStock } from '#features/catalogue/products/stock.server.ts';
import { orderAddress } from './order.ts';
import { findOrder, linesOf, moveOrder, sellerOf, type Move, type OrderRow } from './order-queries.server.ts';
import { cancelStep, stepOf, type Actor, type OrderState } from './order-states.ts';

/** What a step needs of its actor: a request, or a job. */
export type StepContext = Pick<RequestContext, 'clock' | 'keys' | 'settings' | 'requestId' | 'address' | 'session'>;

export interface StepRequest extends Pick<Move, 'step' | 'from' | 'by' | 'change' | 'details'> {
  order: OrderRow;
  actorId: string | null;
}

/** One step with its event and its audit row. Who comes too late, or may not, gets the order's current state. */
export async function takeStep(
  db: Database,
  ctx: StepContext,
  { order, step, from, by, actorId, change, details }: StepRequest,
): Promise<OrderRow> {
  if (!stepOf(step).by.includes(by)) throw new AppError('forbidden');
  const moved = await moveOrder(db, { id: order.id, step, from, by, actorId, at: ctx.clock.now(), change, details });
  if (!moved) throw await refusalOf(db, order.id);
  await audit(db, ctx, {
    action: `order.${step}`,
    target: order.id,
    actorId,
    before: { state: order.state },
    after: { state: moved.state, by, ...details },
  });
  await forgetReceiver(db, order.id);
  return moved;
}

/**
 * Cancels before shipping: stock is returned, the bill is closed, the other side is notified. Money that was sent is
 * due as a refund. The bill is locked before the order, as when a receipt comes, to avoid a deadlock.
 */
export async function cancel(
  db: Database,
  ctx: StepContext,
  order: OrderRow,
  by: Exclude<Actor, 'admin'>,
  actorId: string | null,
  reason: Trilingual | null,
): Promise<OrderRow> {
  const step = cancelStep(order.state);
  if (step === null) throw stateFault(order.state);
  if (order.state !== 'PAID') await closeBill(db, ctx, order.bill_id).catch(ignoreClosedBill);
  const written = reason === null ? null : JSON.stringify(reason);
  const moved = await takeStep(db, ctx, {
    order,
    step,
    from: order.state,
    by,
    actorId,
    change: { pay_by: null, reason: written },
    details: reason === null ? {} : { reason },
  });
  await returnGoods(db, ctx, order.id);
  const seller = await sellerOf(db, order.merchant_id);
  const others = { buyer: [seller], seller: [order.buyer_id], clock: [order.buyer_id, seller] }[by];
  await notifyOfOrder(db, ctx, moved, others, 'ORDER_CANCELLED', reason ?? undefined);
  return moved;
}

export function notifyOfOrder(
  db: Database,
  ctx: StepContext,
  order: OrderRow,
  userIds: string[],
  type: Extract<NoticeType, `ORDER_${string}`>,
  reason?: Trilingual,
): Promise<void> {
  return sendNotification(db, ctx, userIds, {
    type,
    details: { number: order.number },
    link: orderAddress(order.id),
    ...(reason ? { reason } : {}),
  });
}

/** The fields the ledger needs. */
export function bookedOf({ id, number, total, merchant_id }: OrderRow): BookedOrder {
  return { id, number, total, merchantId: merchant_id };
}

export function stateFault(state: OrderState): AppError {
  return new AppError('order_state', { state, values: { state } });
}

/** A bill that is closed already is no obstacle (its payer may have left): the order's own state decides. */
function ignoreClosedBill(error: unknown): void {
  if (!(error instanceof AppError && error.key === 'bill_state' && error.state === 'CANCELLED')) throw error;
}

async function refusalOf(db: Database, id: string): Promise<AppError> {
  const order = await findOrder(db, id);
  return order ? stateFault(order.state) : new AppError('not_found');
}

async function returnGoods(db: Database, ctx: StepContext, orderId: string): Promise<void> {
  await reindex(db, ctx, await returnToStock(db, orderId));
}

/** Always in the same order, like taking it. Returns the products that were sold out. */
export async function returnToStock(db: Database, orderId: string): Promise<string[]> {
  const lines = ((await linesOf(db, [orderId])).get(orderId) ?? [])
    .filter(({ variant_id }) => variant_id !== null)
    .toSorted((a, b) => a.variant_id!.localeCompare(b.variant_id!));
  const back = new Set<string>();
  for (const { variant_id, product_id, quantity } of lines)
    if ((await giveBackStock(db, variant_id!, quantity)) === quantity && product_id !== null) back.add(product_id);
  return [...back].toSorted();
}

/** What was sold out is found under "in stock" again. */
export async function reindex(db: Database, ctx: StepContext, products: readonly string[]): Promise<void> {
  for (const product of products) await indexProduct(db, ctx.clock, product);
}
