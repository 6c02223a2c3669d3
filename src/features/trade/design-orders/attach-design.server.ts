import { shareInTalk, unshareInTalk } from '#features/studio/sharing/talk-shares.server.ts';
import { AppError } from '#lib/errors.ts';
import { commit } from '#platform/commit.server.ts';
import type { RequestContext } from '#platform/context.ts';
import { takeLimitSlot } from '#platform/limits-queries.server.ts';
import { attachedPerPerson } from './design-order-limits.ts';
import { mayMessage } from './design-order-states.ts';
import { refreshOpenPages, requireOwnDesignOrder, stateFault } from './design-order-steps.server.ts';
import type { DesignOrder } from './design-order.ts';
import { designOrderOf } from './show-design-order.server.ts';

/** The designer shows the client one of their designs, while the two may talk (PRODUCT J9). */
export function attachDesign(
  ctx: RequestContext,
  userId: string,
  id: string,
  { design, role }: { design: string; role: 'view' | 'comment' },
): Promise<DesignOrder> {
  return commit(ctx, async (db) => {
    const order = await designerOrder(ctx, db, userId, id);
    if (!mayMessage(order.state)) throw stateFault(order.state);
    const limit = { key: `talk-design:${userId}`, ...attachedPerPerson };
    if (!(await takeLimitSlot(db, ctx.clock, limit))) throw new AppError('too_many_requests');
    const share = { talkId: id, designId: design, ownerId: userId, clientId: order.buyer_id, role };
    await shareInTalk(ctx, db, share);
    await refreshOpenPages(db, order);
    return designOrderOf({ ...ctx, db }, order);
  });
}

export function detachDesign(ctx: RequestContext, userId: string, id: string, design: string): Promise<DesignOrder> {
  return commit(ctx, async (db) => {
    const order = await designerOrder(ctx, db, userId, id);
    await unshareInTalk(ctx, db, { talkId: id, designId: design, ownerId: userId });
    await refreshOpenPages(db, order);
    return designOrderOf({ ...ctx, db }, order);
  });
}

async function designerOrder(ctx: RequestContext, db: RequestContext['db'], userId: string, id: string) {
  // Before the design: a talk that ends meanwhile takes along what was attached, or nothing is attached any more.
  const order = await requireOwnDesignOrder(ctx, db, userId, id, { lock: true });
  if (order.side !== 'designer') throw new AppError('forbidden');
  return order;
}
