import { transaction, type Database } from '#db/database.ts';
import { tell } from '#features/notices/tell.server.ts';
import { parseLocale } from '#lib/locale.ts';
import type { RequestContext } from '#platform/context.ts';
import { designOrderAddress } from './design-order-links.ts';
import { entriesOf, findDesignOrder, findSide, localeOf, noteTold, waitingSides, type SideRow } from './design-order-queries.server.ts';
import { nameOf, otherSide } from './design-order-steps.server.ts';

/** So long something may lie unread before a letter is written: who talks live gets none. */
export const letterAfterMs = 3 * 60_000;
const atOnce = 200;

/** Writes to those who have not looked: one letter until they do, and the notice they did not get because they seemed to be there. */
export async function tellUnseen(db: Database, ctx: Pick<RequestContext, 'clock' | 'keys' | 'settings'>): Promise<number> {
  const waiting = await waitingSides(db, new Date(ctx.clock.now().getTime() - letterAfterMs), atOnce);
  for (const side of waiting) await transaction(db, (db) => tellOne(db, ctx, side));
  return waiting.length;
}

async function tellOne(db: Database, ctx: Pick<RequestContext, 'clock' | 'keys' | 'settings'>, { order_id, side }: SideRow): Promise<void> {
  const order = await findDesignOrder(db, order_id);
  const now = await findSide(db, order_id, side);
  if (!order || now.unread === 0 || now.lettered) return;
  const [last] = (await entriesOf(db, order_id, { most: 20 })).toReversed().filter(({ by }) => by !== side);
  const sender = (await nameOf(db, order, otherSide(side))) || '…';
  await tell(db, ctx, [now.user_id], {
    ...(last?.state ? { type: 'ORDER_DESIGN_MOVED' as const, details: { sender, state: last.state } } : { type: 'MESSAGE' as const, details: { sender } }), link: designOrderAddress(order_id), ...(now.told ? { only: 'mail' as const } : {}),
    ...(last === undefined || last.text === '' ? {} : { reason: { [parseLocale(await localeOf(db, last.author_id)) ?? 'en']: last.text } }),
  });
  await noteTold(db, { orderId: order_id, side, told: true, lettered: true });
}
