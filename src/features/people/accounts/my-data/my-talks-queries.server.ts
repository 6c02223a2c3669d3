import { sql } from 'kysely';
import type { Database } from '#db/database.ts';
import { noteDropped } from '#features/foundation/media/media-queries.server.ts';

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

/** The files they sent in conversations; each is downloaded from its conversation. */
export async function talkFilesKeptFor(db: Database, userId: string) {
  const shown = sql<
    string | null
  >`(select order_id from design_order_entries where author_id = owner_id and files @> array[talk_files.id] limit 1)`.as(
    'order_id',
  );
  const rows = await db
    .selectFrom('talk_files')
    .select(['id', 'kind', 'name', 'bytes', 'created_at', shown])
    .where('owner_id', '=', userId)
    .orderBy('id')
    .execute();
  return rows.map(({ id, kind, name, bytes, created_at, order_id }) => ({
    id,
    kind,
    name,
    bytes,
    createdAt: created_at.toISOString(),
    file: order_id === null ? null : `/api/design-orders/${order_id}/files/${id}`,
  }));
}

export async function forgetTalkFiles(db: Database, userId: string, now: Date): Promise<void> {
  await noteDropped(
    db,
    await db.deleteFrom('talk_files').where('owner_id', '=', userId).returning('hash').execute(),
    now,
  );
}

/**
 * Their messages and contacts are deleted, also from the other side's notifications; agreements stay. Open ones are
 * closed, and the other side is notified.
 */
export async function forgetDesignOrders(db: Database, userId: string, now: Date): Promise<void> {
  await sql`
    update notices set reason = null, details = details || '{"sender": "…", "contact": "…"}' from design_orders o, design_order_sides mine, design_order_sides theirs
    where mine.user_id = ${userId} and o.id = mine.order_id and theirs.order_id = o.id and theirs.side <> mine.side and notices.user_id = theirs.user_id
      and (notices.link like '%?order=' || o.id or (mine.side = 'buyer' and notices.type = 'CONSULT' and notices.details ->> 'contact' = o.contact))`.execute(
    db,
  );
  await db
    .updateTable('design_orders')
    .set({ contact: '', mobile: null, wishes: '', address: '', area: null, budget: null })
    .where('buyer_id', '=', userId)
    .execute();
  await db.updateTable('design_order_entries').set({ text: '', files: [] }).where('author_id', '=', userId).execute();
  await sql`
    with ended as (
      update design_orders o set state = case o.state when 'ASKED' then 'CLOSED' else 'CANCELLED' end, entries = entries + 1, complete_by = null, remind_at = null, updated_at = ${now} from design_order_sides mine
      where mine.order_id = o.id and mine.user_id = ${userId} and o.state in ('ASKED', 'SENT', 'ACCEPTED', 'IN_PROGRESS', 'DELIVERED') returning o.id, o.state, o.entries, mine.side),
    written as (insert into design_order_entries (order_id, position, by, author_id, state, at) select id, entries, side, ${userId}, state, ${now} from ended)
    update design_order_sides s set unread = s.unread + 1, unread_since = coalesce(s.unread_since, ${now}), told = false, lettered = false from ended where s.order_id = ended.id and s.side <> ended.side`.execute(
    db,
  );
}
