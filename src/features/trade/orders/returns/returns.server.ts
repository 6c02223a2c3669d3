import type { Database } from '#db/database.ts';
import { returnTermsOf } from '#features/catalogue/offers/return-terms.ts';
import { claimPicture } from '#features/foundation/media/media.server.ts';
import { withdrawReviews } from '#features/catalogue/reviews/reviews.server.ts';
import { requireNotOwnMatter } from '#features/people/console/own-matter.ts';
import { lockBill } from '#features/trade/payments/bills.server.ts';
import { holdRefundsOf, openRefund } from '#features/trade/payments/refunds.server.ts';
import { AppError } from '#lib/errors.ts';
import { newId } from '#lib/id.ts';
import { audit } from '#platform/audit-queries.server.ts';
import { commit } from '#platform/commit.server.ts';
import type { RequestContext } from '#platform/context.ts';
import type { Order } from '../order.ts';
import {
  eventsOf,
  findOrder,
  insertEvent,
  linesOf,
  completeNotBefore,
  lockOrder,
  sellerOf,
  type OrderRow,
} from '../order-queries.server.ts';
import {
  bookGoodsBack,
  completeByClock,
  goodsNamed,
  returnToStock,
  stateFault,
  takeStep,
  requireFewRepeats,
  type ReturnedGoods,
  type StepContext,
} from '../order-steps.server.ts';
import { requireOrder, reasonIn, sellingSide } from '../orders.server.ts';
import { confirmRestWithinDays } from '../order-limits.ts';
import {
  areAmong,
  isAllBack,
  isMadeToSize,
  mayReturn,
  needsPicture,
  returnableLines,
  returnAmount,
} from './returned-goods.ts';
import { freightPayer, type AnswerReturn, type AskReturn, type SendReturn } from './return.ts';
import { takenBackInstead } from './missing-parts.server.ts';
import { notifyOfReturn } from './notify-of-return.server.ts';
import {
  findReturn,
  hasOpenReturn,
  insertReturn,
  partOf,
  returnPlaceOf,
  returnsOf,
  type ReturnRow,
} from './return-queries.server.ts';
import { inTime } from './return-days.ts';
import { kindsIn, type ReturnKind } from './return-states.ts';
import { takeReturnStep } from './return-step.server.ts';
import { orderOf } from '../show-order.server.ts';

/**
 * The buyer asks to return some of a complete order, within the period, or reports what is damaged or missing of one on
 * its way; none of it twice. What was made to size does not come back for a change of mind (docs/decisions/0076).
 */
export function askReturn(
  ctx: RequestContext,
  userId: string,
  id: string,
  { kind, lines, reason, pictures }: AskReturn,
): Promise<Order> {
  return commit(ctx, async (db) => {
    await requireOrder(db, { buyer: userId }, id);
    const order = await lockOrder(db, id);
    const now = ctx.clock.now();
    requireKind(order, kindsIn(order.state, await eventsOf(db, id)), kind);
    const ordered = (await linesOf(db, [id])).get(id) ?? [];
    const earlier = (await returnsOf(db, id)).map(partOf);
    const days = { completedAt: order.completed_at, reports: earlier };
    const free = returnableLines(ordered, earlier, kind);
    if (free.length > 0 && inTime(free, ordered, days, now).length === 0) throw new AppError('return_late');
    if (kind === 'unwanted') requireNotMade(ordered, lines);
    if (!mayReturn(lines, ordered, earlier, kind)) {
      const isHere = kind === 'missing' && mayReturn(lines, ordered, earlier);
      throw new AppError(isHere ? 'return_here' : 'return_amount', { field: isHere ? 'kind' : 'lines' });
    }
    if (!areAmong(lines, inTime(free, ordered, days, now))) throw new AppError('return_late', { field: 'lines' });
    if (needsPicture(kind) && pictures.length === 0) throw new AppError('return_picture', { field: 'pictures' });
    await requireFewRepeats(db, ctx, 'return', id);
    const own = [...new Set(pictures)];
    for (const picture of own.toSorted())
      await claimPicture(db, ctx.clock, { id: picture, ownerId: userId, kind: 'return' });
    const localReason = reasonIn(ctx.locale, reason);
    const returnId = newId('rt', now);
    const received = earlier.filter(({ state }) => state === 'RECEIVED');
    const about = await insertReturn(db, {
      id: returnId,
      order_id: id,
      kind,
      lines: JSON.stringify(lines),
      amount: returnAmount({ kind, lines }, ordered, received, order.delivery_fee),
      state: 'ASKED',
      reason: JSON.stringify(localReason),
      pictures: own,
      asked_at: now,
      updated_at: now,
    });
    await insertEvent(db, {
      id,
      state: 'RETURN_ASKED',
      by: 'buyer',
      actorId: userId,
      at: now,
      // Whose words they are stands with the return alone, where they are erased with their author.
      details: { return: returnId, kind },
    });
    await audit(db, ctx, {
      action: 'return.ask',
      target: id,
      actorId: userId,
      after: { return: returnId, state: 'ASKED', kind, lines, pictures: own.length },
    });
    const seller = await sellerOf(db, order.merchant_id);
    await notifyOfReturn(db, ctx, { order, about }, [seller], 'ORDER_RETURN_ASKED', { reason: localReason });
    return orderOf({ ...ctx, db }, order, 'buyer');
  });
}

function requireKind({ state }: OrderRow, kinds: readonly ReturnKind[], kind: ReturnKind): void {
  if (kinds.length === 0) throw stateFault(state);
  if (kind === 'missing' && !kinds.includes(kind)) throw new AppError('return_arrived', { field: 'kind' });
  if (!kinds.includes(kind)) throw new AppError('return_early', { field: 'kind' });
}

function requireNotMade(ordered: OrderedLines, lines: AskReturn['lines']): void {
  const made = ordered.filter((line) => !returnTermsOf(isMadeToSize(line)).changeOfMind);
  if (lines.some(({ position }) => made.some((line) => line.position === position)))
    throw new AppError('return_made', { field: 'lines' });
}

export function withdrawReturn(ctx: RequestContext, userId: string, id: string, returnId: string): Promise<Order> {
  return commit(ctx, async (db) => {
    const order = await requireOrder(db, { buyer: userId }, id);
    const about = await takeReturnStep(db, ctx, order, returnId, 'withdraw', { by: 'buyer', actorId: userId });
    await notifyOfReturn(db, ctx, { order, about }, [await sellerOf(db, order.merchant_id)], 'ORDER_RETURN_ENDED');
    return orderOf({ ...ctx, db }, order, 'buyer');
  });
}

/**
 * The buyer has handed it to a carrier: from now on it does not lapse. Said again, it corrects carrier or number; the
 * same again changes nothing.
 */
export function sendReturn(
  ctx: RequestContext,
  userId: string,
  id: string,
  returnId: string,
  sent: SendReturn,
): Promise<Order> {
  return commit(ctx, async (db) => {
    const order = await requireOrder(db, { buyer: userId }, id);
    const before = await findReturn(db, id, returnId);
    const again = before?.state === 'SENT' && before.kind !== 'part';
    if (again && before.carrier === sent.carrier && before.tracking === sent.tracking)
      return orderOf({ ...ctx, db }, order, 'buyer');
    if (again) await requireFewRepeats(db, ctx, 'shipment', `${id}:${returnId}`);
    const name = again ? 'correct' : 'send';
    const about = await takeReturnStep(db, ctx, order, returnId, name, { by: 'buyer', actorId: userId }, sent);
    await notifyOfReturn(db, ctx, { order, about }, [await sellerOf(db, order.merchant_id)], 'ORDER_RETURN_SENT');
    return orderOf({ ...ctx, db }, order, 'buyer');
  });
}

/**
 * Agreed and never sent: the sale is final, but for who asked for a part and was told to send the piece back instead. A
 * part that was sent counts as arrived. Both sides are notified. In the job's transaction.
 */
export async function lapseReturn(db: Database, ctx: StepContext, due: ReturnRow): Promise<void> {
  const { id, order_id, kind } = due;
  const order = await findOrder(db, order_id);
  if (!order) throw new AppError('not_found');
  // Somebody may have done something about it since it was found due: then its days begin anew.
  await lockOrder(db, order_id);
  const current = await findReturn(db, order_id, id);
  if (current?.updated_at.getTime() !== due.updated_at.getTime()) return;
  const isPart = kind === 'part';
  const about = await takeReturnStep(db, ctx, order, id, isPart ? 'partCame' : 'lapse', { by: 'clock', actorId: null });
  const both = [order.buyer_id, await sellerOf(db, order.merchant_id)];
  await notifyOfReturn(db, ctx, { order, about }, both, isPart ? 'ORDER_RETURN_ENDED' : 'ORDER_RETURN_LAPSED');
}

/** Who answers for the shop: its own seller, or an admin for a silent one. */
export type ReturnResponder = { by: 'seller' | 'admin'; userId: string };

export async function answerReturn(
  ctx: RequestContext,
  who: ReturnResponder,
  id: string,
  returnId: string,
  { agree, answer }: AnswerReturn,
): Promise<Order> {
  const find = await orderFinderFor(ctx, who);
  return commit(ctx, async (db) => {
    const found = await find(db, id);
    // The bill first, as everywhere: agreeing may refund at once.
    await lockBill(db, found.bill_id);
    const reported = await lockOrder(db, found.id);
    const localReason = reasonIn(ctx.locale, answer);
    const about = await takeReturnStep(
      db,
      ctx,
      reported,
      returnId,
      agree ? 'agree' : 'decline',
      { by: who.by, actorId: who.userId },
      {
        answer: localReason === null ? null : JSON.stringify(localReason),
        ...(agree ? await takenBackInstead(db, reported, returnId) : {}),
      },
    );
    // What never came cannot be sent back, and must not lapse for that: agreed, it is refunded.
    if (agree && about.kind === 'missing')
      return takeBackGoods(db, ctx, who, reported, { id: returnId, restock: false });
    const place = agree ? await returnPlaceOf(db, reported.merchant_id) : null;
    // An admin answers for a silent shop and cannot speak for its address; the shop itself can.
    if (agree && place === null && who.by === 'seller') throw new AppError('return_address');
    const type = place === null ? 'AGREED' : 'TO';
    await notifyOfReturn(
      db,
      ctx,
      { order: reported, about },
      [reported.buyer_id],
      agree ? `ORDER_RETURN_${type}` : 'ORDER_RETURN_DECLINED',
      {
        reason: localReason,
        details: place === null ? {} : { merchant: reported.merchant_name, ...place, freight: freightPayer(about) },
      },
    );
    return orderOf({ ...ctx, db }, reported, 'seller');
  });
}

/**
 * It was received: its part of the seller's settlement is reversed, the buyer's refund is due. The order stays complete
 * until all its goods are back.
 */
export async function receiveReturn(
  ctx: RequestContext,
  who: ReturnResponder,
  id: string,
  returnId: string,
  restock: boolean,
): Promise<Order> {
  const find = await orderFinderFor(ctx, who);
  return commit({ ...ctx, crowd: 'orders' }, async (db) =>
    takeBackGoods(db, ctx, who, await find(db, id), { id: returnId, restock }),
  );
}

/** In the caller's transaction: the return is over, and what it was for is refunded. */
async function takeBackGoods(
  db: Database,
  ctx: RequestContext,
  who: ReturnResponder,
  sold: OrderRow,
  { id, restock }: { id: string; restock: boolean },
): Promise<Order> {
  const { id: orderId, bill_id } = sold;
  const bill = await lockBill(db, bill_id);
  const found = await findReturn(db, orderId, id);
  if (!found) throw new AppError('not_found');
  const locked = await lockOrder(db, orderId);
  const ordered = (await linesOf(db, [orderId])).get(orderId) ?? [];
  const before = (await returnsOf(db, orderId)).map(partOf).filter(({ state }) => state === 'RECEIVED');
  const part = partOf(found);
  const all = [...before, part];
  const order = isAllBack(ordered, all) ? await settledOrder(db, ctx, locked, found) : locked;
  if (!bill || (order.state !== 'COMPLETED' && order.state !== 'SHIPPED')) throw stateFault(order.state);
  // Another part may have come back since it was asked for: then this one makes the order whole.
  const amount = returnAmount(part, ordered, before, order.delivery_fee);
  const change = { restocked: restock, amount };
  await takeReturnStep(db, ctx, order, id, 'receive', { by: who.by, actorId: who.userId }, change);
  // Of what is not settled yet there is nothing to reverse: that is booked with its settlement.
  if (order.state === 'COMPLETED') await bookGoodsBack(db, ctx, order, { id, amount }, before, who.userId);
  const named = await goodsNamed(db, orderId, { known: ordered, spoken: part.lines });
  const refund = { bill, order, returnId: id, why: 'returned', lines: part.lines, named, amount } as const;
  // Reviews and their products, then stock: the order in which a seller who changes a product locks them.
  await withdrawReviews(db, ctx, orderId, linesAllBack(ordered, all));
  if (restock) await returnToStock(db, goodsOf(ordered, part.lines));
  await holdRefundsOf(db, bill.user_id);
  // What tells of the refund tells that the return is settled: two mails for one parcel would be one too many.
  await openRefund(db, ctx, refund);
  const moved = isAllBack(ordered, all)
    ? await takeStep(db, ctx, {
        order,
        step: 'takeBack',
        by: who.by,
        actorId: who.userId,
        details: { returned: true },
      })
    : order;
  if (moved.state === 'SHIPPED') await completeNotBefore(db, orderId, restConfirmedBy(ctx.clock.now()));
  return orderOf({ ...ctx, db }, moved, 'seller');
}

/** What of it is still with the buyer is theirs to confirm, with some days for it from now on. */
function restConfirmedBy(now: Date): Date {
  return new Date(now.getTime() + confirmRestWithinDays * 86_400_000);
}

/**
 * With the last of what is damaged or missing all goods of an order on its way are back: it is complete, and the book has
 * a settlement to reverse. Until then the order keeps its own state, and nothing of it is settled.
 */
async function settledOrder(
  db: Database,
  ctx: StepContext,
  order: OrderRow,
  { id, state }: ReturnRow,
): Promise<OrderRow> {
  const isOver = state === 'AGREED' || state === 'SENT';
  if (order.state !== 'SHIPPED' || !isOver || (await hasOpenReturn(db, order.id, id))) return order;
  return completeByClock(db, ctx, order);
}

type OrderedLines = NonNullable<Awaited<ReturnType<typeof linesOf>> extends Map<string, infer Lines> ? Lines : never>;

function goodsOf(ordered: OrderedLines, lines: readonly { position: number; quantity: number }[]): ReturnedGoods[] {
  return lines.flatMap(({ position, quantity }) => {
    const line = ordered.find((each) => each.position === position);
    return line ? [{ variant_id: line.variant_id, product_id: line.product_id, quantity }] : [];
  });
}

/** Of what is wholly back nobody speaks any more; of a line of which some was kept, they may. */
function linesAllBack(ordered: OrderedLines, received: Parameters<typeof isAllBack>[1]): number[] {
  return ordered.filter((line) => isAllBack([line], received)).map(({ position }) => position);
}

async function orderFinderFor(
  ctx: RequestContext,
  { by, userId }: ReturnResponder,
): Promise<(db: Database, id: string) => Promise<OrderRow>> {
  if (by === 'admin') return (db, id) => requireOthersOrder(db, userId, id);
  const side = await sellingSide(ctx, userId);
  return (db, id) => requireOrder(db, side, id);
}

/** An order an admin decides about: never one they have bought, or sold. */
async function requireOthersOrder(db: Database, adminId: string, id: string): Promise<OrderRow> {
  const order = await findOrder(db, id);
  if (!order) throw new AppError('not_found');
  requireNotOwnMatter(adminId, [order.buyer_id, await sellerOf(db, order.merchant_id)]);
  return order;
}
