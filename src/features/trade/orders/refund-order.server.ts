import { requireNotOwnMatter } from '#features/people/console/own-matter.ts';
import { bookRefund, claimTransfer, hasArrived } from '#features/trade/ledger/ledger.server.ts';
import { AppError } from '#lib/errors.ts';
import type { Trilingual } from '#lib/trilingual.ts';
import { commit } from '#platform/commit.server.ts';
import type { RequestContext } from '#platform/context.ts';
import { bookedOf, stateFault, takeStep, notifyOfOrder } from './order-steps.server.ts';
import { findOrder, sellerOf, type OrderRow } from './order-queries.server.ts';

/** An admin has refunded the money, with the transfer's receipt (PRODUCT, product order states). */
export function refundOrder(
  ctx: RequestContext,
  adminId: string,
  id: string,
  media: string,
): Promise<{ state: string }> {
  return commit(ctx, async (db) => {
    const order = await requireOthersOrder(db, adminId, id);
    const moved = await takeStep(db, ctx, { order, step: 'refund', by: 'admin', actorId: adminId });
    await bookRefund(db, ctx, bookedOf(moved), {
      actorId: adminId,
      transfer: await claimTransfer(db, ctx, adminId, media),
    });
    await notifyOfOrder(db, ctx, moved, [moved.buyer_id], 'ORDER_REFUNDED');
    return { state: moved.state };
  });
}

/**
 * No money had arrived for the receipt: there is nothing to refund, and the buyer reads why. What the ledger says has
 * arrived is refunded, never closed.
 */
export function closeOrder(
  ctx: RequestContext,
  adminId: string,
  id: string,
  reason: Trilingual,
): Promise<{ state: string }> {
  return commit(ctx, async (db) => {
    const order = await requireOthersOrder(db, adminId, id);
    if (await hasArrived(db, id)) throw stateFault(order.state);
    const moved = await takeStep(db, ctx, {
      order,
      step: 'close',
      by: 'admin',
      actorId: adminId,
      change: { reason: JSON.stringify(reason) },
      details: { reason },
    });
    await notifyOfOrder(db, ctx, moved, [moved.buyer_id], 'ORDER_CANCELLED', reason);
    return { state: moved.state };
  });
}

/** An order an admin decides about: never one they have bought, or sold. */
export async function requireOthersOrder(db: RequestContext['db'], adminId: string, id: string): Promise<OrderRow> {
  const order = await findOrder(db, id);
  if (!order) throw new AppError('not_found');
  requireNotOwnMatter(adminId, [order.buyer_id, await sellerOf(db, order.merchant_id)]);
  return order;
}
