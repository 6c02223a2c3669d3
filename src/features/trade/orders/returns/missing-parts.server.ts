import type { Database } from '#db/database.ts';
import { commit } from '#platform/commit.server.ts';
import type { RequestContext } from '#platform/context.ts';
import type { Order } from '../order.ts';
import { linesOf, sellerOf, type OrderRow } from '../order-queries.server.ts';
import { requireFewRepeats } from '../order-steps.server.ts';
import { requireOrder, sellingSide } from '../orders.server.ts';
import { orderOf } from '../show-order.server.ts';
import { notifyOfReturn } from './notify-of-return.server.ts';
import { findReturn, partOf, returnsOf } from './return-queries.server.ts';
import { mayTake, type ReturnKind } from './return-states.ts';
import { takeReturnStep } from './return-step.server.ts';
import type { SendPart } from './return.ts';
import { returnAmount } from './returned-goods.ts';

/** The seller has sent the part that is missing; said again, it corrects carrier or number; the same again changes nothing. */
export async function sendPart(
  ctx: RequestContext,
  userId: string,
  id: string,
  returnId: string,
  { carrier = null, tracking = null }: { [K in keyof SendPart]?: SendPart[K] | null },
): Promise<Order> {
  const side = await sellingSide(ctx, userId);
  return commit(ctx, async (db) => {
    const order = await requireOrder(db, side, id);
    const before = await findReturn(db, id, returnId);
    const again = before?.state === 'SENT' && before.kind === 'part';
    if (again && before.carrier === carrier && before.tracking === tracking)
      return orderOf({ ...ctx, db }, order, 'seller');
    await requireFewRepeats(db, ctx, 'shipment', `${id}:${returnId}`);
    const change = { carrier, tracking };
    const about = await takeReturnStep(db, ctx, order, returnId, 'sendPart', { by: 'seller', actorId: userId }, change);
    await notifyOfReturn(db, ctx, { order, about }, [order.buyer_id], 'ORDER_RETURN_SENT');
    return orderOf({ ...ctx, db }, order, 'seller');
  });
}

/** The buyer has it: the report is over, and the order goes on as if there had been none. */
export function confirmPart(ctx: RequestContext, userId: string, id: string, returnId: string): Promise<Order> {
  return commit(ctx, async (db) => {
    const order = await requireOrder(db, { buyer: userId }, id);
    const about = await takeReturnStep(db, ctx, order, returnId, 'partCame', { by: 'buyer', actorId: userId });
    await notifyOfReturn(db, ctx, { order, about }, [await sellerOf(db, order.merchant_id)], 'ORDER_RETURN_ENDED');
    return orderOf({ ...ctx, db }, order, 'buyer');
  });
}

/**
 * What was sent did not come: the seller is asked anew, with as many days to answer. Once it did not come so often
 * (`mostNotCome`) there is nothing more to send: the piece is taken back, by the seller or an admin, or it is declined.
 */
export function sayNotCome(ctx: RequestContext, userId: string, id: string, returnId: string): Promise<Order> {
  return commit(ctx, async (db) => {
    const order = await requireOrder(db, { buyer: userId }, id);
    const about = await takeReturnStep(db, ctx, order, returnId, 'notCome', { by: 'buyer', actorId: userId });
    const again = mayTake('sendPart', { kind: about.kind, notCome: about.not_come }) ? 'yes' : 'no';
    const seller = await sellerOf(db, order.merchant_id);
    await notifyOfReturn(db, ctx, { order, about }, [seller], 'ORDER_RETURN_NOT_COME', { details: { again } });
    return orderOf({ ...ctx, db }, order, 'buyer');
  });
}

/** Who cannot send the part that was asked for may take the piece back: then it is a return like any other. */
export async function takenBackInstead(
  db: Database,
  { id, delivery_fee }: OrderRow,
  returnId: string,
): Promise<{ kind?: ReturnKind; amount?: number; instead?: true }> {
  const found = await findReturn(db, id, returnId);
  if (found?.kind !== 'part') return {};
  const ordered = (await linesOf(db, [id])).get(id) ?? [];
  const received = (await returnsOf(db, id)).map(partOf).filter(({ state }) => state === 'RECEIVED');
  const part = { ...partOf(found), kind: 'faulty' as const };
  return { kind: part.kind, amount: returnAmount(part, ordered, received, delivery_fee), instead: true };
}
