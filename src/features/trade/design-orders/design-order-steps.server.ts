import type { Updateable } from 'kysely';
import type { Database } from '#db/database.ts';
import type { Tables } from '#db/tables.ts';
import { tell } from '#features/people/notifications/tell.server.ts';
import { claimShown } from '#features/trade/talk-files/talk-files.server.ts';
import { AppError } from '#lib/errors.ts';
import { audit } from '#platform/audit-queries.server.ts';
import type { RequestContext } from '#platform/context.ts';
import { publish } from '#platform/events.server.ts';
import { designOrderAddress } from './design-order-links.ts';
import { addEntry, findDesignOrder, findOwn, findSide, moveDesignOrder, noteTold, peopleOf, type DesignOrderRow, type EntryRow, type NewEntry, type OwnRow } from './design-order-queries.server.ts';
import { stepOf, type DesignOrderState, type DesignOrderStep, type Side } from './design-order-states.ts';

/** A talk for one of the two. Who no longer is a designer sees no more of what was asked of one. Absent and not yours answer alike. */
export async function requireOwn(ctx: RequestContext, db: Database, userId: string, id: string): Promise<OwnRow> {
  const own = await findOwn(db, id, userId, ctx.viewer?.roles.includes('ROLE_DESIGNER') ? ['buyer', 'designer'] : ['buyer']);
  if (!own) throw new AppError('not_found');
  return own;
}

export interface Taken { order: OwnRow; step: DesignOrderStep; userId: string; text?: string; files?: readonly string[]; price?: number | null; /** The price it must have. */ agreed?: number | null; change?: Updateable<Tables['design_orders']> }

/** One step with its entry, its audit row and its notice. Who comes too late, or agrees to another price, hears how it stands. */
export async function takeStep(db: Database, ctx: RequestContext, { order, step, userId, text = '', files = [], price = null, agreed, change = {} }: Taken): Promise<OwnRow> {
  if (!stepOf(step).by.includes(order.side)) throw new AppError('forbidden');
  const now = ctx.clock.now();
  const moved = await moveDesignOrder(db, { id: order.id, step, change, at: now, price: agreed });
  if (!moved) throw stateFault((await findDesignOrder(db, order.id))!.state);
  await audit(db, ctx, { action: `design_order.${step}`, target: order.id, before: { state: order.state }, after: { state: moved.state, by: order.side, ...(price === null ? {} : { price }) } });
  await enter(db, ctx, moved, { by: order.side, authorId: userId, state: moved.state, text, files, price });
  await tellOfStep(db, ctx, moved, order.side, text);
  return { ...moved, side: order.side, unread: order.unread };
}

/** Writes an entry with its pictures and files, and wakes the windows of both. */
export async function enter(db: Database, ctx: Pick<RequestContext, 'clock'>, order: DesignOrderRow, entry: Omit<NewEntry, 'orderId' | 'at'>): Promise<EntryRow> {
  for (const id of entry.files) await claimShown(db, ctx.clock, { id, ownerId: entry.authorId ?? '' });
  const row = await addEntry(db, { ...entry, orderId: order.id, at: ctx.clock.now() });
  await wake(db, order);
  return row;
}

/** Their open pages look again. */
export async function wake(db: Database, { id, buyer_id }: Pick<DesignOrderRow, 'id' | 'buyer_id'>): Promise<void> {
  await publish(db, { kind: 'talk', id: `${id}:${buyer_id},${(await findSide(db, id, 'designer')).user_id}` });
}

/** What is done is told at once, in the list and by letter. */
export async function tellOfStep(db: Database, ctx: RequestContext, order: DesignOrderRow, by: Side, text: string): Promise<void> {
  const other = await findSide(db, order.id, otherSide(by));
  await tell(db, ctx, [other.user_id], {
    type: order.state === 'SENT' ? 'ORDER_DESIGN_PLACED' : 'ORDER_DESIGN_MOVED', details: { sender: await nameOf(db, order, by), state: order.state }, link: designOrderAddress(order.id),
    ...(text === '' ? {} : { reason: { [ctx.locale]: text } }),
  });
  await noteTold(db, { orderId: order.id, side: other.side, told: true, lettered: true });
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
