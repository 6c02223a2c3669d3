import { AppError } from '#lib/errors.ts';
import { audit } from '#platform/audit-queries.server.ts';
import { commit } from '#platform/commit.server.ts';
import type { RequestContext } from '#platform/context.ts';
import { completeAfterDays } from '../order-limits.ts';
import type { Order, Shipment } from '../order.ts';
import { correctShipment, insertEvent, linesOf, lockOrder } from '../order-queries.server.ts';
import { notifyOfOrder, requireFewRepeats, stateFault, takeStep } from '../order-steps.server.ts';
import { shippedMail } from '../mail/moved-mail.server.ts';
import { requireOrder, sellingSide } from '../orders.server.ts';
import { orderOf } from '../show-order.server.ts';
import { needsTracking } from './carriers.ts';

/** Shipped: from now on the buyer has this many days until it completes by itself. */
export async function shipOrder(ctx: RequestContext, userId: string, id: string, sent: Shipment): Promise<Order> {
  const side = await sellingSide(ctx, userId);
  const shipment = shipmentOf(sent);
  return commit(ctx, async (db) => {
    const complete_by = new Date(ctx.clock.now().getTime() + completeAfterDays * 86_400_000);
    const moved = await takeStep(db, ctx, {
      order: await requireOrder(db, side, id),
      step: 'ship',
      by: 'seller',
      actorId: userId,
      change: { ...shipment, complete_by },
      details: shipment,
    });
    const lines = (await linesOf(db, [id])).get(id) ?? [];
    const mailed = shippedMail(moved, lines, ctx.clock.now());
    await notifyOfOrder(db, ctx, moved, [moved.buyer_id], 'ORDER_SHIPPED', { mailed, lines });
    return orderOf({ ...ctx, db }, moved, 'seller', lines);
  });
}

/** A wrong carrier or number, while it is on its way; the buyer is told. The same again changes nothing. */
export async function changeShipment(ctx: RequestContext, userId: string, id: string, sent: Shipment): Promise<Order> {
  const side = await sellingSide(ctx, userId);
  const shipment = shipmentOf(sent);
  return commit(ctx, async (db) => {
    await requireOrder(db, side, id);
    const before = await lockOrder(db, id);
    if (before.state === 'SHIPPED' && before.carrier === shipment.carrier && before.tracking === shipment.tracking)
      return orderOf({ ...ctx, db }, before, 'seller');
    const at = ctx.clock.now();
    const order = await correctShipment(db, id, { ...shipment, at });
    if (!order) throw stateFault(before.state);
    await requireFewRepeats(db, ctx, 'shipment', id);
    await insertEvent(db, { id, state: 'TRACKING', by: 'seller', actorId: userId, details: shipment, at });
    await audit(db, ctx, {
      action: 'order.tracking',
      target: id,
      before: { carrier: before.carrier, tracking: before.tracking },
      after: shipment,
    });
    const lines = (await linesOf(db, [id])).get(id) ?? [];
    await notifyOfOrder(db, ctx, order, [order.buyer_id], 'ORDER_TRACKING', {
      mailed: shippedMail(order, lines, at),
      lines,
    });
    return orderOf({ ...ctx, db }, order, 'seller', lines);
  });
}

function shipmentOf({ carrier, tracking = '' }: Shipment): { carrier: string; tracking: string | null } {
  if (tracking === '' && needsTracking(carrier)) throw new AppError('tracking_needed', { field: 'tracking' });
  return { carrier, tracking: tracking === '' ? null : tracking };
}
