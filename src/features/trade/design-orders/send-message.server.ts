import type { Database } from '#db/database.ts';
import { readByLink } from '#features/people/notifications/notices.server.ts';
import { sendNotification } from '#features/people/notifications/send-notification.server.ts';
import { findShown } from '#features/trade/talk-files/talk-files.server.ts';
import { AppError } from '#lib/errors.ts';
import { commit } from '#platform/commit.server.ts';
import type { RequestContext } from '#platform/context.ts';
import { takeLimitSlot } from '#platform/limits-queries.server.ts';
import type { Entry, DesignOrderMessage } from './design-order.ts';
import { designOrderAddress } from './design-order-links.ts';
import { findSide, markSeen, markNotified, type DesignOrderRow } from './design-order-queries.server.ts';
import { mayMessage, type Side } from './design-order-states.ts';
import {
  recordEntry,
  nameOf,
  otherSide,
  requireOwnDesignOrder,
  stateFault,
  refreshOpenPages,
} from './design-order-steps.server.ts';
import { entryOf } from './show-design-order.server.ts';
import { messageLimits } from './design-order-limits.ts';

/**
 * Who looked at the conversation this recently counts as present: their page shows the message, and the sweep notifies
 * them if it did not.
 */
const presenceMs = 5 * 60_000;

/**
 * Sends a message (PRODUCT, design order). Live in the other's open page; else a notification at once, and a mail when
 * it stays unread.
 */
export async function sendMessage(
  ctx: RequestContext,
  userId: string,
  id: string,
  { text = '', files = [] }: DesignOrderMessage,
): Promise<Entry> {
  await requireOwnDesignOrder(ctx, ctx.db, userId, id);
  for (const { name, ...limit } of messageLimits)
    if (!(await takeLimitSlot(ctx.db, ctx.clock, { key: `${name}:${userId}`, ...limit })))
      throw new AppError('too_many_requests');
  return commit(ctx, async (db) => {
    const order = await requireOwnDesignOrder(ctx, db, userId, id, { lock: true });
    if (!mayMessage(order.state)) throw stateFault(order.state);
    const row = await recordEntry(db, ctx, order, {
      by: order.side,
      authorId: userId,
      state: null,
      text,
      files,
      price: null,
    });
    await notifyOfMessage(db, ctx, order, order.side, text);
    return entryOf(row, await findShown(db, files));
  });
}

/** One notification for everything until they look. */
export async function notifyOfMessage(
  db: Database,
  ctx: RequestContext,
  order: DesignOrderRow,
  by: Side,
  text: string,
): Promise<void> {
  const other = await findSide(db, order.id, otherSide(by));
  const present = other.seen_at !== null && ctx.clock.now().getTime() - other.seen_at.getTime() < presenceMs;
  if (other.told || present) return;
  await sendNotification(db, ctx, [other.user_id], {
    type: 'MESSAGE',
    details: { sender: await nameOf(db, order, by) },
    link: designOrderAddress(order.id),
    only: 'site',
    ...(text === '' ? {} : { reason: { [ctx.locale]: text } }),
  });
  await markNotified(db, { orderId: order.id, side: other.side, told: true, lettered: other.lettered });
}

/**
 * Seen up to a number: the count goes down, its notification is marked as read, and the other sees that it was seen.
 */
export function markTalkSeen(
  ctx: RequestContext,
  userId: string,
  id: string,
  position: number,
): Promise<{ unread: number }> {
  return commit(ctx, async (db) => {
    const order = await requireOwnDesignOrder(ctx, db, userId, id, { lock: true });
    const { unread, before } = await markSeen(db, { orderId: id, side: order.side, position, at: ctx.clock.now() });
    await readByLink(db, ctx, userId, designOrderAddress(id));
    if (unread !== before) await refreshOpenPages(db, order);
    return { unread };
  });
}
