import { sql } from 'kysely';
import type { Database } from '#db/database.ts';

/** What they were told, and what they chose to be told. */
export async function noticesKeptFor(db: Database, userId: string) {
  const rows = await db
    .selectFrom('notices')
    .select(['id', 'type', 'details', 'reason', 'created_at', 'read_at'])
    .where('user_id', '=', userId)
    .orderBy('seq')
    .execute();
  return rows.map(({ created_at, read_at, ...row }) => ({
    ...row,
    createdAt: created_at.toISOString(),
    read: read_at !== null,
  }));
}

export function noticeChoicesKeptFor(db: Database, userId: string) {
  return db
    .selectFrom('notice_choices')
    .select(['topic', 'site', 'mail'])
    .where('user_id', '=', userId)
    .orderBy('topic')
    .execute();
}

/** Notices name others and what was decided over this person: they go with them. */
export async function forgetNotices(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('notices').where('user_id', '=', userId).execute();
  await db.deleteFrom('notice_boxes').where('user_id', '=', userId).execute();
  await db.deleteFrom('notice_choices').where('user_id', '=', userId).execute();
}

/** Notices to `userId` that lead to the order. */
export async function blankReasons(db: Database, told: readonly { userId: string; orderId: string }[]): Promise<void> {
  await sql`
    update notices set reason = null from unnest(${told.map(({ userId }) => userId)}::text[], ${told.map(({ orderId }) => orderId)}::text[]) as told (user_id, order_id)
    where notices.user_id = told.user_id and notices.link like '%?order=' || told.order_id`.execute(db);
}

/** Notices to `userId` that lead to the order, or say of a question that it came from this contact. */
export async function blankSenders(
  db: Database,
  told: readonly { userId: string; orderId: string; contact: string | null }[],
): Promise<void> {
  await sql`
    update notices set reason = null, details = details || '{"sender": "…", "contact": "…"}'
    from unnest(${told.map(({ userId }) => userId)}::text[], ${told.map(({ orderId }) => orderId)}::text[], ${told.map(({ contact }) => contact)}::text[]) as told (user_id, order_id, contact)
    where notices.user_id = told.user_id and (notices.link like '%?order=' || told.order_id or (notices.type = 'CONSULT' and notices.details ->> 'contact' = told.contact))`.execute(
    db,
  );
}
