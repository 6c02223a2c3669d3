import { sql, type Insertable } from 'kysely';
import type { Database } from '#db/database.ts';
import { lastWrite } from '#db/last-writes.ts';
import { statement } from '#db/statement.ts';
import type { Tables } from '#db/tables.ts';
import { channel, payloadOf } from '#platform/events.server.ts';
import { heldName } from '#platform/leaving-queries.server.ts';

interface NewNotice {
  id: string;
  userId: string;
  type: string;
  details: object;
  reason: object | null;
  link: string | null;
  at: Date;
}

/** So many in one statement: in its payload people are named, and that has a limit. */
const atOnce = 100;

/**
 * Takes the next number of each person, inserts the notices and tells those who listen, with the commit. Counters are
 * locked at the end of the transaction and in one order, to avoid deadlocks. Who has left by then is told nothing.
 */
export const insertNotice = lastWrite<NewNotice>(async (db, notices) => {
  const people = [...Map.groupBy(notices, ({ userId }) => userId)].toSorted(([a], [b]) => (a < b ? -1 : 1));
  for (let from = 0; from < people.length; from += atOnce) {
    const part = people.slice(from, from + atOnce);
    const told = payloadOf({ kind: 'notice', id: part.map(([userId]) => userId).join(',') });
    await enterNotices(db, [JSON.stringify(part.flatMap(([, rows]) => rows)), channel, told]);
  }
});

const enterNotices = statement(`with given as (
    select id, "userId", type, details, reason, link, at, count(*) over person as many,
      row_number() over (person order by place) as nth
    from rows from (jsonb_to_recordset($1::jsonb) as (id text, "userId" text, type text, details jsonb, reason jsonb,
      link text, at timestamptz)) with ordinality as g(id, "userId", type, details, reason, link, at, place)
    where exists (select from users where users.id = "userId" and status <> 'deleted')
    window person as (partition by "userId")),
  box as (
    insert into notice_boxes (user_id, last, unread)
    select distinct "userId", many, many::int from given order by "userId"
    on conflict (user_id) do update set last = notice_boxes.last + excluded.last,
      unread = notice_boxes.unread + excluded.unread
    returning user_id, last),
  entered as (
    insert into notices (id, user_id, seq, type, details, reason, link, created_at)
    select given.id, box.user_id, box.last - given.many + given.nth, given.type, given.details,
    nullif(given.reason, 'null'::jsonb), given.link, given.at from given join box on box.user_id = given."userId")
  select pg_notify($2, $3)`);

/** In the caller's transaction: somebody is told of it by a job, which waits for those who may be leaving. */
export async function addLateNotice(db: Database, late: { people: string[]; notification: object }): Promise<void> {
  await sql`select graphile_worker.add_job('late_notice', ${JSON.stringify(late)}::json, max_attempts => 8)`.execute(
    db,
  );
}

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

/**
 * Of these people, who is told of a topic; their accounts stay until the transaction ends. Who is just leaving is not
 * waited for: they may wait for what this transaction has locked.
 */
export async function holdRecipients(
  db: Database,
  userIds: readonly string[],
  topic: string,
): Promise<{ staying: Recipient[]; leaving: string[] }> {
  const rows = await findRecipients(db, [userIds, userIds.map(heldName), topic]);
  const leaving = rows.filter(({ held }) => !held).map(({ id }) => id);
  return { staying: rows.filter(({ held }) => held), leaving };
}

const findRecipients = statement<Recipient & { held: boolean }>(
  'select id, held, email, nickname, locale, site, mail from hold_recipients($1, $2, $3)',
);

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
