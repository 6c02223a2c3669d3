import { sql } from 'kysely';
import type { Database } from '#db/database.ts';

/** Their own messages in conversations with designers or buyers. The other side's messages are the other's data. */
export async function designOrdersKeptFor(db: Database, userId: string) {
  const rows = await db
    .selectFrom('design_order_sides as mine')
    .innerJoin('design_orders', 'design_orders.id', 'mine.order_id')
    .selectAll('design_orders')
    .select('mine.side')
    .where('mine.user_id', '=', userId)
    .orderBy('design_orders.id')
    .execute();
  const said = await db
    .selectFrom('design_order_entries')
    .select(['order_id', 'state', 'text', 'files', 'at'])
    .where('author_id', '=', userId)
    .orderBy('order_id')
    .orderBy('position')
    .execute();
  return rows.map(({ side, ...row }) => ({
    id: row.id,
    side,
    state: row.state,
    designer: row.designer_id,
    work: row.work_id,
    price: row.price,
    terms: row.terms,
    createdAt: row.created_at.toISOString(),
    brief:
      side === 'designer'
        ? null
        : {
            wishes: row.wishes,
            contact: row.contact,
            mobile: row.mobile,
            area: row.area,
            budget: row.budget,
            address: row.address,
          },
    said: said
      .filter(({ order_id }) => order_id === row.id)
      .map(({ state, text, files, at }) => ({ state, text, files, at: at.toISOString() })),
  }));
}

/** The other sides of their conversations; where the person is the buyer, with the contact they gave. */
export async function othersTold(
  db: Database,
  userId: string,
): Promise<{ userId: string; orderId: string; contact: string | null }[]> {
  const rows = await db
    .selectFrom('design_order_sides as mine')
    .innerJoin('design_orders', 'design_orders.id', 'mine.order_id')
    .innerJoin('design_order_sides as theirs', (join) =>
      join.onRef('theirs.order_id', '=', 'mine.order_id').onRef('theirs.side', '<>', 'mine.side'),
    )
    .select(['theirs.user_id as userId', 'design_orders.id as orderId', 'design_orders.contact', 'mine.side'])
    .where('mine.user_id', '=', userId)
    .execute();
  return rows.map(({ side, contact, ...told }) => ({ ...told, contact: side === 'buyer' ? contact : null }));
}

/** A designer's offered or agreed designs that are not finished. */
export function openDesigns(db: Database, userId: string): Promise<{ designs: number }> {
  return db
    .selectFrom('design_orders')
    .innerJoin('designers', 'designers.id', 'design_orders.designer_id')
    .select(sql<number>`count(*)::int`.as('designs'))
    .where('designers.user_id', '=', userId)
    .where('design_orders.state', 'in', ['SENT', 'ACCEPTED', 'IN_PROGRESS', 'DELIVERED'])
    .executeTakeFirstOrThrow();
}

/**
 * Their messages and contacts are deleted; agreements stay. Open ones are closed, and the other side is notified.
 */
export async function forgetDesignOrders(db: Database, userId: string, now: Date): Promise<void> {
  await db
    .updateTable('design_orders')
    .set({ contact: '', mobile: null, wishes: '', address: '', area: null, budget: null })
    .where('buyer_id', '=', userId)
    .execute();
  await db.updateTable('design_order_entries').set({ text: '', files: [] }).where('author_id', '=', userId).execute();
  await sql`
    with ended as (
      update design_orders o set state = case o.state when 'ASKED' then 'CLOSED'
      else 'CANCELLED' end, entries = entries + 1, complete_by = null, remind_at = null, updated_at = ${now}
      from design_order_sides mine
      where mine.order_id = o.id and mine.user_id = ${userId}
      and o.state in ('ASKED', 'SENT', 'ACCEPTED', 'IN_PROGRESS', 'DELIVERED')
      returning o.id, o.state, o.entries, mine.side),
    written as (insert into design_order_entries (order_id, position, by, author_id, state, at)
    select id, entries, side, ${userId}, state, ${now} from ended)
    update design_order_sides s
    set unread = s.unread + 1, unread_since = coalesce(s.unread_since, ${now}), told = false, lettered = false
    from ended where s.order_id = ended.id and s.side <> ended.side`.execute(db);
}
