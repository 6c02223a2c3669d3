import { openOwnPrivate } from '#features/foundation/media/open-picture.server.ts';
import { claimPicture } from '#features/foundation/media/media.server.ts';
import { AppError } from '#lib/errors.ts';
import { holds } from '#lib/permissions.ts';
import { audit } from '#platform/audit-queries.server.ts';
import type { FileAnswer } from '#platform/call.ts';
import { commit } from '#platform/commit.server.ts';
import type { RequestContext } from '#platform/context.ts';
import { mostReturnPictures } from '../order-limits.ts';
import type { Order } from '../order.ts';
import { findOrder, findOwnOrder, lockOrder, sellerOf, type OrderRow } from '../order-queries.server.ts';
import { requireOrder, sellingSide } from '../orders.server.ts';
import { orderOf } from '../show-order.server.ts';
import { notifyOfReturn } from './notify-of-return.server.ts';
import { addPictures, findReturn } from './return-queries.server.ts';
import { isOpenReturn } from './return-states.ts';
import { returnFault } from './return-step.server.ts';

/** What was seen only later, or forgotten: the seller is told, and sees it beside the rest. */
export function addReturnPictures(
  ctx: RequestContext,
  userId: string,
  id: string,
  returnId: string,
  pictures: readonly string[],
): Promise<Order> {
  return commit(ctx, async (db) => {
    await requireOrder(db, { buyer: userId }, id);
    const order = await lockOrder(db, id);
    const before = await findReturn(db, id, returnId);
    if (!before) throw new AppError('not_found');
    const added = [...new Set(pictures)].filter((picture) => !before.pictures.includes(picture));
    // The same again changes nothing, and the seller is not mailed for it.
    if (added.length === 0) return orderOf({ ...ctx, db }, order, 'buyer');
    for (const picture of added.toSorted())
      await claimPicture(db, ctx.clock, { id: picture, ownerId: userId, kind: 'return' });
    if (!isOpenReturn(before.state)) throw await returnFault(db, id, returnId);
    const now = await addPictures(db, returnId, added, mostReturnPictures);
    if (!now) throw new AppError('return_pictures', { field: 'pictures' });
    await audit(db, ctx, {
      action: 'return.pictures',
      target: id,
      actorId: userId,
      after: { return: returnId, pictures: now.pictures.length },
    });
    const seller = await sellerOf(db, order.merchant_id);
    await notifyOfReturn(db, ctx, { order, about: now }, [seller], 'ORDER_RETURN_PICTURES');
    return orderOf({ ...ctx, db }, order, 'buyer');
  });
}

/** A picture of a return, for both sides and admins; not found for anyone else. */
export async function openReturnPicture(
  ctx: RequestContext,
  userId: string,
  { id, returnId, at }: { id: string; returnId: string; at: number },
): Promise<FileAnswer> {
  const order = await orderFor(ctx, userId, id);
  const picture = order && (await findReturn(ctx.db, id, returnId))?.pictures[at];
  if (!order || picture === undefined) throw new AppError('not_found');
  return openOwnPrivate(ctx, { id: picture, ownerId: order.buyer_id });
}

async function orderFor(ctx: RequestContext, userId: string, id: string): Promise<OrderRow | undefined> {
  if (holds(ctx.viewer, 'orders.see')) return findOrder(ctx.db, id);
  const bought = await findOwnOrder(ctx.db, { buyer: userId }, id);
  if (bought || !holds(ctx.viewer, 'sales.see')) return bought;
  return findOwnOrder(ctx.db, await sellingSide(ctx, userId), id);
}
