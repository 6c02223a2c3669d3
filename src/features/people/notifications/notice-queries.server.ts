import { sql, type Insertable } from 'kysely';
import type { Database } from '#db/database.ts';
import { statement } from '#db/statement.ts';
import type { Tables } from '#db/tables.ts';
import { channel, payloadOf } from '#platform/events.server.ts';

interface NewNotice {
  id: string;
  userId: string;
  type: string;
  details: object;
  reason: object | null;
  link: string | null;
  at: Date;
}

/** So many people are named in one payload: it has a limit. */
const toldAtOnce = 100;

/**
 * Takes the next number of each person, inserts the notices and tells those who listen, with the commit. Counters are
 * locked in one order, to avoid deadlocks.
 */
export async function insertNotices(db: Database, notices: NewNotice[]): Promise<void> {
  const told = [];
  for (let from = 0; from < notices.length; from += toldAtOnce) {
    const people = notices.slice(from, from + toldAtOnce).map(({ userId }) => userId);
    told.push(payloadOf({ kind: 'notice', id: people.join(',') }));
  }
  await enterNotices(db, [JSON.stringify(notices), channel, told]);
}

const enterNotices = statement(`with given as (select id, "userId", type, details, reason, link, at
    from jsonb_to_recordset($1::jsonb) as g(id text, "userId" text, type text, details jsonb, reason jsonb, link text,
    at timestamptz)),
  box as (
    insert into notice_boxes (user_id, last, unread) select "userId", 1, 1 from given order by "userId"
    on conflict (user_id) do update set last = notice_boxes.last + 1, unread = notice_boxes.unread + 1
    returning user_id, last),
  entered as (
    insert into notices (id, user_id, seq, type, details, reason, link, created_at)
    select given.id, box.user_id, box.last, given.type, given.details, nullif(given.reason, 'null'::jsonb),
    given.link, given.at from given join box on box.user_id = given."userId")
  select pg_notify($2, told) from unnest($3::text[]) as payloads (told)`);

/** In the caller's transaction: somebody is told of it by a job, which waits for those who may be leaving. */
export async function addLateNotice(db: Database, late: { people: string[]; notification: object }): Promise<void> {
  await sql`select graphile_worker.add_job('late_notice', ${JSON.stringify(late)}::json, max_attempts => 8)`.execute(
    db,
  );
}

/** Locks their counters until the transaction ends, in the same order as above. */
export async function lockBoxes(db: Database, userIds: string[]): Promise<void> {
  await lockAll(db, [userIds]);
}

const lockAll = statement(`insert into notice_boxes (user_id, last, unread)
  select id, 0, 0 from users where id = any($1::text[]) and status = 'active' order by id
  on conflict (user_id) do update set last = notice_boxes.last`);

export function noticesOf(
  db: Database,
  userId: string,
  { status, page, size }: { status: 'all' | 'unread' | 'read'; page: number; size: number },
) {
  return db
    .selectFrom('notices')
    .selectAll()
    .where('user_id', '=', userId)
    .$if(status === 'unread', (query) => query.where('read_at', 'is', null))
    .$if(status === 'read', (query) => query.where('read_at', 'is not', null))
    .orderBy('seq', 'desc')
    .limit(size)
    .offset(page * size)
    .execute();
}

export async function countNotices(db: Database, userId: string): Promise<{ all: number; unread: number }> {
  const box = await db
    .selectFrom('notice_boxes')
    .select(['last', 'unread'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return { all: Number(box?.last ?? 0), unread: box?.unread ?? 0 };
}

export function findNotice(db: Database, userId: string, id: string) {
  return db.selectFrom('notices').selectAll().where('user_id', '=', userId).where('id', '=', id).executeTakeFirst();
}

/** Marks one, or all, as read and reduces the counter by exactly what was unread. Returns the ids that changed. */
export async function markRead(db: Database, userId: string, id: string | null, now: Date): Promise<number> {
  await sql`select 1 from notice_boxes where user_id = ${userId} for update`.execute(db);
  const changed = await db
    .updateTable('notices')
    .set({ read_at: now })
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .$call((query) => (id === null ? query : query.where('id', '=', id)))
    .executeTakeFirst();
  const count = Number(changed.numUpdatedRows);
  if (count > 0)
    await db
      .updateTable('notice_boxes')
      .set((eb) => ({ unread: eb('unread', '-', count) }))
      .where('user_id', '=', userId)
      .execute();
  return count;
}

/** Marks notices with this link: the person has been there. */
export async function markReadByLink(db: Database, userId: string, link: string, now: Date): Promise<number> {
  await sql`select 1 from notice_boxes where user_id = ${userId} for update`.execute(db);
  const changed = await db
    .updateTable('notices')
    .set({ read_at: now })
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .where('link', '=', link)
    .executeTakeFirst();
  const count = Number(changed.numUpdatedRows);
  if (count > 0)
    await db
      .updateTable('notice_boxes')
      .set((eb) => ({ unread: eb('unread', '-', count) }))
      .where('user_id', '=', userId)
      .execute();
  return count;
}

export interface BoxPosition {
  userId: string;
  after: number;
}

/** Notices after each person's position, for many people in one query. */
export async function noticesAfter(db: Database, places: BoxPosition[], each: number) {
  const found = await sql<{ id: string; user_id: string; seq: string; type: string; created_at: Date }>`
    select n.id, n.user_id, n.seq, n.type, n.created_at
    from unnest(${places.map((place) => place.userId)}::text[], ${places.map((place) => place.after)}::bigint[]) as w(user_id, after),
    lateral (select * from notices where notices.user_id = w.user_id and seq > w.after order by seq limit ${each}) n
    order by n.user_id, n.seq`.execute(db);
  return found.rows.map((row) => ({ ...row, seq: Number(row.seq) }));
}
export type FreshNotice = Awaited<ReturnType<typeof noticesAfter>>[number];

export interface Admitted {
  last: number;
  roles: string[];
  secondFactorAt: Date | null;
  secondFactorSince: Date | null;
}

/**
 * The last notice numbers of valid sessions and what decides what their people may hear, by session and person, for many in one query;
 * who is missing may not listen.
 */
export async function admittedSessions(
  db: Database,
  asked: { userId: string; sessionId: string; at: Date }[],
): Promise<Map<string, Admitted>> {
  const found = await sql<Omit<Admitted, 'last'> & { id: string; user_id: string; last: string | null }>`
    select sessions.id, sessions.user_id, notice_boxes.last, users.roles,
      sessions.second_factor_at as "secondFactorAt", second_factors.confirmed_at as "secondFactorSince"
    from unnest(${asked.map((each) => each.sessionId)}::text[], ${asked.map((each) => each.userId)}::text[],
    ${asked.map((each) => each.at.toISOString())}::timestamptz[]) as w(session_id, user_id, at)
    join sessions on sessions.id = w.session_id and sessions.user_id = w.user_id
    join users on users.id = sessions.user_id left join notice_boxes on notice_boxes.user_id = users.id
    left join second_factors on second_factors.user_id = users.id
    where sessions.revoked_at is null and sessions.expires_at > w.at and users.status = 'active'`.execute(db);
  return new Map(
    found.rows.map(({ id, user_id, last, ...rights }) => [`${id} ${user_id}`, { ...rights, last: Number(last ?? 0) }]),
  );
}

export function choicesOf(db: Database, userId: string) {
  return db.selectFrom('notice_choices').selectAll().where('user_id', '=', userId).execute();
}

export async function saveChoice(db: Database, row: Insertable<Tables['notice_choices']>): Promise<void> {
  await db
    .insertInto('notice_choices')
    .values(row)
    .onConflict((oc) => oc.columns(['user_id', 'topic']).doUpdateSet({ site: row.site, mail: row.mail }))
    .execute();
}

/** Who gets a notice, with what they chose for its topic; null where they have not chosen. */
export interface Recipient {
  id: string;
  email: string;
  nickname: string;
  locale: string;
  site: boolean | null;
  mail: boolean | null;
}

export function recipients(db: Database, userIds: readonly string[], topic: string): Promise<Recipient[]> {
  return findRecipients(db, [userIds, topic]);
}

const findRecipients = statement<Recipient>(`select id, email, nickname, locale, site, mail
  from users left join notice_choices on notice_choices.user_id = users.id and notice_choices.topic = $2
  where id = any($1::text[]) and status = 'active'`);

export async function insertTicket(db: Database, row: Insertable<Tables['stream_tickets']>): Promise<void> {
  await db.insertInto('stream_tickets').values(row).execute();
}

/** Valid once, and only while its session is. */
export async function takeTicket(
  db: Database,
  hash: string,
  now: Date,
): Promise<{ userId: string; sessionId: string } | null> {
  const taken = await db
    .deleteFrom('stream_tickets')
    .where('ticket_hash', '=', hash)
    .where('expires_at', '>', now)
    .returning(['user_id', 'session_id'])
    .executeTakeFirst();
  if (!taken) return null;
  const living = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select('sessions.id')
    .where('sessions.id', '=', taken.session_id)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .where('users.status', '=', 'active')
    .executeTakeFirst();
  return living ? { userId: taken.user_id, sessionId: taken.session_id } : null;
}

export async function sweepTickets(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('stream_tickets').where('expires_at', '<', before).execute();
}
