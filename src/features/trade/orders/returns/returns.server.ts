import type { Database } from '#db/database.ts';
import { bookReturn } from '#features/trade/ledger/ledger.server.ts';
import { openOwnPrivate } from '#features/foundation/media/open-picture.server.ts';
import { claimPicture } from '#features/foundation/media/media.server.ts';
import { withdrawReviews } from '#features/catalogue/reviews/reviews.server.ts';
import { AppError } from '#lib/errors.ts';
import { holds } from '#lib/permissions.ts';
import type { FileAnswer } from '#platform/call.ts';
import { audit } from '#platform/audit-queries.server.ts';
import { commit } from '#platform/commit.server.ts';
import type { RequestContext } from '#platform/context.ts';
import type { Order } from '../order.ts';
import { findOrder, findOwnOrder, sellerOf, type OrderRow } from '../order-queries.server.ts';
import {
  bookedOf,
  reindex,
  returnToStock,
  stateFault,
  takeStep,
  notifyOfOrder,
  type StepContext,
} from '../order-steps.server.ts';
import { requireOrder, reasonIn, sellingSide } from '../orders.server.ts';
import type { AnswerReturn, AskReturn, SendReturn } from './return.ts';
import { findReturn, insertReturn, moveReturn, type ReturnRow } from './return-queries.server.ts';
import { requireOthersOrder } from '../refund-order.server.ts';
import { returnUntil, type ReturnStep } from './return-states.ts';
import { orderOf } from '../show-order.server.ts';

/** The buyer requests a return: of a complete order, within the period, once. */
export function askReturn(
  ctx: RequestContext,
  userId: string,
  id: string,
  { reason, pictures }: AskReturn,
): Promise<Order> {
  return commit(ctx, async (db) => {
    const order = await requireOrder(db, { buyer: userId }, id);
    const now = ctx.clock.now();
    const until = returnUntil(order.completed_at);
    if (order.state !== 'COMPLETED' || until === null) throw stateFault(order.state);
    if (now > until) throw new AppError('return_late');
    for (const picture of new Set(pictures))
      await claimPicture(db, ctx.clock, { id: picture, ownerId: userId, kind: 'return' });
    const localReason = reasonIn(ctx.locale, reason);
    if (
      !(await insertReturn(db, {
        order_id: id,
        state: 'ASKED',
        reason: JSON.stringify(localReason),
        pictures: [...new Set(pictures)],
        asked_at: now,
        updated_at: now,
      }))
    )
      throw await returnFault(db, id);
    await audit(db, ctx, {
      action: 'return.ask',
      target: id,
      actorId: userId,
      after: { state: 'ASKED', pictures: pictures.length },
    });
    await notifyOfOrder(
      db,
      ctx,
      order,
      [await sellerOf(db, order.merchant_id)],
      'ORDER_RETURN_ASKED',
      localReason ?? undefined,
    );
    return orderOf({ ...ctx, db }, order, 'buyer');
  });
}

export function withdrawReturn(ctx: RequestContext, userId: string, id: string): Promise<Order> {
  return commit(ctx, async (db) => {
    const order = await requireOrder(db, { buyer: userId }, id);
    await step(db, ctx, order, 'withdraw', userId);
    await notifyOfOrder(db, ctx, order, [await sellerOf(db, order.merchant_id)], 'ORDER_RETURN_ENDED');
    return orderOf({ ...ctx, db }, order, 'buyer');
  });
}

/** The buyer has handed it to a carrier: from now on it does not lapse. */
export function sendReturn(ctx: RequestContext, userId: string, id: string, sent: SendReturn): Promise<Order> {
  return commit(ctx, async (db) => {
    const order = await requireOrder(db, { buyer: userId }, id);
    await step(db, ctx, order, 'send', userId, sent);
    await notifyOfOrder(db, ctx, order, [await sellerOf(db, order.merchant_id)], 'ORDER_RETURN_SENT');
    return orderOf({ ...ctx, db }, order, 'buyer');
  });
}

/** Agreed and never sent: the sale is final, and both sides are notified. In the job's transaction. */
export async function lapseReturn(db: Database, ctx: StepContext, order: OrderRow): Promise<void> {
  await step(db, ctx, order, 'lapse', null);
  await notifyOfOrder(db, ctx, order, [order.buyer_id, await sellerOf(db, order.merchant_id)], 'ORDER_RETURN_LAPSED');
}

/** Who answers for the shop: its own seller, or an admin for a silent one. */
export type ReturnResponder = { by: 'seller' | 'admin'; userId: string };

export async function answerReturn(
  ctx: RequestContext,
  who: ReturnResponder,
  id: string,
  { agree, answer }: AnswerReturn,
): Promise<Order> {
  const find = await orderFinderFor(ctx, who);
  return commit(ctx, async (db) => {
    const order = await find(db, id);
    const localReason = reasonIn(ctx.locale, answer);
    await step(db, ctx, order, agree ? 'agree' : 'decline', who.userId, {
      answer: localReason === null ? null : JSON.stringify(localReason),
    });
    await notifyOfOrder(
      db,
      ctx,
      order,
      [order.buyer_id],
      agree ? 'ORDER_RETURN_AGREED' : 'ORDER_RETURN_DECLINED',
      localReason ?? undefined,
    );
    return orderOf({ ...ctx, db }, order, 'seller');
  });
}

/** It was received: the seller's settlement is reversed, the buyer's refund is due. */
export async function receiveReturn(
  ctx: RequestContext,
  who: ReturnResponder,
  id: string,
  restock: boolean,
): Promise<Order> {
  const find = await orderFinderFor(ctx, who);
  return commit(ctx, async (db) => {
    const order = await find(db, id);
    await step(db, ctx, order, 'receive', who.userId, { restocked: restock });
    const moved = await takeStep(db, ctx, {
      order,
      step: 'takeBack',
      by: who.by,
      actorId: who.userId,
      details: { returned: true },
    });
    await bookReturn(db, ctx, bookedOf(moved), { actorId: who.userId });
    // Stock, then reviews, then the index: the same order as everywhere, to avoid deadlocks.
    const back = restock ? await returnToStock(db, id) : [];
    await withdrawReviews(db, ctx, id);
    await reindex(db, ctx, back);
    await notifyOfOrder(db, ctx, moved, [moved.buyer_id], 'ORDER_RETURN_ENDED');
    return orderOf({ ...ctx, db }, moved, 'seller');
  });
}

/** A picture of a return, for both sides and admins; not found for anyone else. */
export async function openReturnPicture(
  ctx: RequestContext,
  userId: string,
  orderId: string,
  at: number,
): Promise<FileAnswer> {
  const order = await orderFor(ctx, userId, orderId);
  const picture = order && (await findReturn(ctx.db, orderId))?.pictures[at];
  if (!order || picture === undefined) throw new AppError('not_found');
  return openOwnPrivate(ctx, { id: picture, ownerId: order.buyer_id });
}

async function orderFor(ctx: RequestContext, userId: string, id: string): Promise<OrderRow | undefined> {
  if (holds(ctx.viewer, 'orders.see')) return findOrder(ctx.db, id);
  const bought = await findOwnOrder(ctx.db, { buyer: userId }, id);
  if (bought || !holds(ctx.viewer, 'sales.see')) return bought;
  return findOwnOrder(ctx.db, await sellingSide(ctx, userId), id);
}

async function orderFinderFor(
  ctx: RequestContext,
  { by, userId }: ReturnResponder,
): Promise<(db: Database, id: string) => Promise<OrderRow>> {
  if (by === 'admin') return (db, id) => requireOthersOrder(db, userId, id);
  const side = await sellingSide(ctx, userId);
  return (db, id) => requireOrder(db, side, id);
}

async function step(
  db: Database,
  ctx: StepContext,
  order: OrderRow,
  name: ReturnStep,
  actorId: string | null,
  change: Parameters<typeof moveReturn>[3] = {},
): Promise<ReturnRow> {
  const moved = await moveReturn(db, order.id, name, { ...change, updated_at: ctx.clock.now() });
  if (!moved) throw await returnFault(db, order.id);
  await audit(db, ctx, {
    action: `return.${name}`,
    target: order.id,
    actorId,
    after: { state: moved.state, answer: moved.answer, restocked: moved.restocked },
  });
  return moved;
}

/** The current state, for who came too late. */
async function returnFault(db: Database, orderId: string): Promise<AppError> {
  const found = await findReturn(db, orderId);
  return found
    ? new AppError('return_state', { state: found.state, values: { state: found.state } })
    : new AppError('not_found');
}
