import { sql } from 'kysely';
import type { Database } from '#db/database.ts';

/** Their notifications and preferences. */
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

/** Notifications name others and decisions about this person: they are deleted. The counter first, as where one is read. */
export async function forgetNotices(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('notice_boxes').where('user_id', '=', userId).execute();
  await db.deleteFrom('notices').where('user_id', '=', userId).execute();
  await db.deleteFrom('notice_choices').where('user_id', '=', userId).execute();
}

/** Clears the reason of notifications to `userId` that link to the order. */
export async function blankReasons(db: Database, told: readonly { userId: string; orderId: string }[]): Promise<void> {
  await sql`
    update notices set reason = null from unnest(${told.map(({ userId }) => userId)}::text[], ${told.map(({ orderId }) => orderId)}::text[]) as told (user_id, order_id)
    where notices.user_id = told.user_id and notices.link like '%?order=' || told.order_id`.execute(db);
}

/** The same for a design order, also in the notification of the request, which is found by the contact given in it. */
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

export async function blankNames(
  db: Database,
  by: string,
  told: readonly { userId: string; link: string }[],
): Promise<void> {
  await sql`
    update notices set details = (details - 'by') || '{"sender": "…"}'
    from unnest(${told.map(({ userId }) => userId)}::text[], ${told.map(({ link }) => link)}::text[]) as told (user_id, link)
    where notices.user_id = told.user_id and notices.link = told.link and notices.details ->> 'by' = ${by}`.execute(db);
}
