import type { Updateable } from 'kysely';
import type { Database } from '#db/database.ts';
import type { Tables } from '#db/tables.ts';
import { findUserById } from '#features/people/accounts/users.server.ts';
import { sendNotification } from '#features/people/notifications/send-notification.server.ts';
import { endTalkShares } from '#features/studio/sharing/talk-shares.server.ts';
import { claimAttachment } from '#features/trade/talk-files/talk-files.server.ts';
import { AppError, required } from '#lib/errors.ts';
import { holds } from '#lib/permissions.ts';
import { audit } from '#platform/audit-queries.server.ts';
import type { RequestContext } from '#platform/context.ts';
import { publish } from '#platform/events.server.ts';
import type { SeenOffer } from './design-order.ts';
import { designOrderAddress } from './design-order-links.ts';
import {
  addEntry,
  findDesignOrder,
  findOwnDesignOrder,
  findSide,
  moveDesignOrder,
  markNotified,
  peopleOf,
  type DesignOrderRow,
  type EntryRow,
  type NewEntry,
  type OwnDesignOrderRow,
} from './design-order-queries.server.ts';
import {
  isOver,
  sides,
  stepOf,
  type DesignOrderState,
  type DesignOrderStep,
  type Side,
} from './design-order-states.ts';

/**
 * A conversation for one of the two. Who is no designer any more has no access as a designer; in a transaction that is
 * asked again, after the conversation is locked: a step may have waited while the role was taken away. Absent and
 * somebody else's answer alike.
 */
export async function requireOwnDesignOrder(
  ctx: RequestContext,
  db: Database,
  userId: string,
  id: string,
  { lock = false } = {},
): Promise<OwnDesignOrderRow> {
  const own = await findOwnDesignOrder(db, { id, userId, as: sides, lock });
  if (own?.side === 'buyer') return own;
  const designer = own && (db.isTransaction ? await findUserById(db, userId) : ctx.viewer);
  if (!own || !holds(designer, 'design-orders.serve')) throw new AppError('not_found');
  return own;
}

export interface StepRequest {
  order: OwnDesignOrderRow;
  step: DesignOrderStep;
  userId: string;
  text?: string;
  files?: readonly string[];
  price?: number | null;
  /** Price and terms it must have. */ agreed?: SeenOffer;
  change?: Updateable<Tables['design_orders']>;
}

/**
 * One step with its entry, its audit row and its notification. Who comes too late gets the current state; who agrees to
 * what is no longer offered is told so.
 */
export async function takeStep(
  db: Database,
  ctx: RequestContext,
  { order, step, userId, text = '', files = [], price = null, agreed, change = {} }: StepRequest,
): Promise<OwnDesignOrderRow> {
  if (!stepOf(step).by.includes(order.side)) throw new AppError('forbidden');
  const now = ctx.clock.now();
  const moved = await moveDesignOrder(db, { id: order.id, step, change, at: now, agreed });
  if (!moved) throw refusalOf(required(await findDesignOrder(db, order.id), 'A talk just read').state, step);
  await audit(db, ctx, {
    action: `design_order.${step}`,
    target: order.id,
    before: { state: order.state },
    after: { state: moved.state, by: order.side, ...(price === null ? {} : { price }) },
  });
  await recordEntry(db, ctx, moved, { by: order.side, authorId: userId, state: moved.state, text, files, price });
  // What was agreed and done stays with the client; of what came to nothing, nothing. Designs before the people who are
  // told, as where somebody comments on one.
  if (isOver(moved.state) && moved.state !== 'COMPLETED') await endTalkShares(db, order.id);
  await notifyOfStep(db, ctx, moved, order.side, text);
  return { ...moved, side: order.side, unread: order.unread };
}

/** From a state in which the step is allowed, only what is agreed to can have been the reason. */
function refusalOf(state: DesignOrderState, step: DesignOrderStep): AppError {
  const from: readonly DesignOrderState[] = stepOf(step).from;
  return from.includes(state) ? new AppError('offer_changed', { state }) : stateFault(state);
}

/** Inserts an entry with its attachments, and refreshes the open pages of both. */
export async function recordEntry(
  db: Database,
  ctx: Pick<RequestContext, 'clock'>,
  order: DesignOrderRow,
  entry: Omit<NewEntry, 'orderId' | 'at'>,
): Promise<EntryRow> {
  const row = await addEntry(db, { ...entry, orderId: order.id, at: ctx.clock.now() });
  // After the talk, as where their author leaves, and by their ids: nobody waits for somebody who waits for them.
  for (const id of entry.files.toSorted()) await claimAttachment(db, ctx.clock, { id, ownerId: entry.authorId ?? '' });
  await refreshOpenPages(db, order);
  return row;
}

/** Their open pages look again. */
export async function refreshOpenPages(
  db: Database,
  { id, buyer_id }: Pick<DesignOrderRow, 'id' | 'buyer_id'>,
): Promise<void> {
  await publish(db, { kind: 'talk', id: `${id}:${buyer_id},${(await findSide(db, id, 'designer')).user_id}` });
}

/** Steps are notified at once, in the list and by mail. */
export async function notifyOfStep(
  db: Database,
  ctx: RequestContext,
  order: DesignOrderRow,
  by: Side,
  text: string,
): Promise<void> {
  const other = await findSide(db, order.id, otherSide(by));
  await sendNotification(db, ctx, [other.user_id], {
    type: order.state === 'SENT' ? 'ORDER_DESIGN_PLACED' : 'ORDER_DESIGN_MOVED',
    details: { sender: await nameOf(db, order, by), state: order.state },
    link: designOrderAddress(order.id),
    ...(text === '' ? {} : { reason: { [ctx.locale]: text } }),
  });
  await markNotified(db, { orderId: order.id, side: other.side, told: true, lettered: true });
}

export async function nameOf(db: Database, order: DesignOrderRow, side: Side): Promise<string> {
  const { buyers, designers } = await peopleOf(db, [order]);
  return (side === 'buyer' ? buyers.get(order.buyer_id)?.nickname : designers.get(order.designer_id)?.name) ?? '';
}

export function otherSide(side: Side): Side {
  return side === 'buyer' ? 'designer' : 'buyer';
}

export function stateFault(state: DesignOrderState): AppError {
  return new AppError('design_order_state', { state, values: { state } });
}
