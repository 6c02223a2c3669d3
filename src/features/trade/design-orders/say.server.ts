import type { Database } from '#db/database.ts';
import { readByLink } from '#features/people/notifications/notices.server.ts';
import { tell } from '#features/people/notifications/tell.server.ts';
import { findShown } from '#features/trade/talk-files/talk-file-queries.server.ts';
import { AppError } from '#lib/errors.ts';
import { commit } from '#platform/commit.server.ts';
import type { RequestContext } from '#platform/context.ts';
import { takePlace } from '#platform/limits-queries.server.ts';
import type { Entry, Said } from './design-order.ts';
import { designOrderAddress } from './design-order-links.ts';
import { findSide, markSeen, noteTold, type DesignOrderRow } from './design-order-queries.server.ts';
import { maySpeak, type Side } from './design-order-states.ts';
import { enter, nameOf, otherSide, requireOwn, stateFault, wake } from './design-order-steps.server.ts';
import { entryOf } from './show-design-order.server.ts';

/** Faster than anyone types, and more than anyone says in a day. */
const limits = [{ name: 'say', hits: 30, seconds: 60 }, { name: 'say-day', hits: 1000, seconds: 86_400 }];
/** Who looked at the talk so lately is taken to be there: their page shows it, and the clock tells them if it did not. */
const presentMs = 5 * 60_000;

/** Says something to the other (PRODUCT, design order). Live in their open page; else a notice at once, and a letter when it stays unread. */
export async function say(ctx: RequestContext, userId: string, id: string, { text = '', files = [] }: Said): Promise<Entry> {
  await requireOwn(ctx, ctx.db, userId, id);
  for (const { name, ...limit } of limits) if (!(await takePlace(ctx.db, ctx.clock, { key: `${name}:${userId}`, ...limit }))) throw new AppError('too_many_requests');
  return commit(ctx, async (db) => {
    const order = await requireOwn(ctx, db, userId, id);
    if (!maySpeak(order.state)) throw stateFault(order.state);
    const row = await enter(db, ctx, order, { by: order.side, authorId: userId, state: null, text, files, price: null });
    await tellOfWords(db, ctx, order, order.side, text);
    return entryOf(row, await findShown(db, files));
  });
}

/** One notice for all that comes until they look. */
export async function tellOfWords(db: Database, ctx: RequestContext, order: DesignOrderRow, by: Side, text: string): Promise<void> {
  const other = await findSide(db, order.id, otherSide(by));
  const present = other.seen_at !== null && ctx.clock.now().getTime() - other.seen_at.getTime() < presentMs;
  if (other.told || present) return;
  await tell(db, ctx, [other.user_id], { type: 'MESSAGE', details: { sender: await nameOf(db, order, by) }, link: designOrderAddress(order.id), only: 'site', ...(text === '' ? {} : { reason: { [ctx.locale]: text } }) });
  await noteTold(db, { orderId: order.id, side: other.side, told: true, lettered: other.lettered });
}

/** Looked at up to a place: the count goes down, the notice of it is read, and the other sees that it was seen. */
export function seen(ctx: RequestContext, userId: string, id: string, position: number): Promise<{ unread: number }> {
  return commit(ctx, async (db) => {
    const order = await requireOwn(ctx, db, userId, id);
    const { unread, before } = await markSeen(db, { orderId: id, side: order.side, position, at: ctx.clock.now() });
    await readByLink(db, ctx, userId, designOrderAddress(id));
    if (unread !== before) await wake(db, order);
    return { unread };
  });
}
