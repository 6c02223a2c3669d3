import { sql, type Insertable, type RawBuilder } from 'kysely';
import type { Database } from '#db/database.ts';
import { singleRow } from '#db/single-row.ts';
import type { Tables } from '#db/tables.ts';
import {
  byMoment,
  byNumber,
  byText,
  sortedRows,
  type Order,
  type SortColumns,
} from '#platform/sorted-rows-queries.server.ts';

export interface Target {
  audience: 'person' | 'role' | 'all';
  target: string | null;
}

function audienceCondition({ audience, target }: Target): RawBuilder<unknown> {
  if (audience === 'all') return sql`true`;
  return audience === 'person' ? sql`u.id = ${target}` : sql`u.roles @> array[${target}]::text[]`;
}

/** Everyone who would be notified, and how many of them opted out of broadcasts. */
export async function countReach(db: Database, target: Target): Promise<{ all: number; deaf: number }> {
  const found = await sql<{ all: number; deaf: number }>`
    select (select count(*)::int from users u where u.status = 'active' and ${audienceCondition(target)}) as all,
      (select count(*)::int from notice_choices c join users u on u.id = c.user_id where c.topic = 'house'
      and not c.site and u.status = 'active' and ${audienceCondition(target)}) as deaf`.execute(db);
  return singleRow(found);
}

/**
 * The next people who receive broadcasts, in the order of their ids. By key: the last thousand costs what the first
 * did.
 */
export async function peopleAfter(
  db: Database,
  target: Target,
  after: string,
  most: number,
): Promise<{ id: string }[]> {
  const found = await sql<{
    id: string;
  }>`select u.id from users u where u.id > ${after} and u.status = 'active' and ${audienceCondition(target)}
    and not exists (select from notice_choices c where c.user_id = u.id and c.topic = 'house' and not c.site)
    order by u.id limit ${most}`.execute(db);
  return found.rows;
}

export function findPerson(db: Database, idOrEmail: string) {
  return db
    .selectFrom('users')
    .select(['id', 'nickname', 'email'])
    .where('status', '=', 'active')
    .where((where) => where.or([where('id', '=', idOrEmail), where('email', '=', idOrEmail.toLowerCase())]))
    .executeTakeFirst();
}

export async function insertBroadcast(db: Database, row: Insertable<Tables['broadcasts']>): Promise<void> {
  await db.insertInto('broadcasts').values(row).execute();
}

const broadcastsWithSender = (db: Database) =>
  db
    .selectFrom('broadcasts')
    .innerJoin('users', 'users.id', 'broadcasts.sender_id')
    .selectAll('broadcasts')
    .select('users.nickname as sender');
export type BroadcastRow = Awaited<ReturnType<typeof broadcastsBefore>>[number];

export function broadcastsBefore(db: Database, before: string | null, most: number) {
  return broadcastsWithSender(db)
    .$call((query) => (before === null ? query : query.where('broadcasts.id', '<', before)))
    .orderBy('broadcasts.id', 'desc')
    .limit(most)
    .execute();
}

export function sortedBroadcasts(db: Database, order: Order) {
  return sortedRows(db, broadcastsWithSender(db), order);
}

export const broadcastSorts: SortColumns = {
  subject: byText(sql`coalesce(listed.subject->>'en', listed.subject->>'vi', listed.subject->>'zh')`),
  audience: byText(sql`concat(listed.audience, listed.target)`),
  told: byNumber(sql`listed.told`),
  state: byText(sql`listed.status`),
  sender: byText(sql`listed.sender`),
  created: byMoment(sql`listed.created_at`),
};

export function findBroadcast(db: Database, id: string): Promise<BroadcastRow | undefined> {
  return broadcastsWithSender(db).where('broadcasts.id', '=', id).executeTakeFirst();
}

/** Locked until the batch is sent: a second worker waits, and then continues where this one ended. */
export function lockBroadcast(db: Database, id: string) {
  return db
    .selectFrom('broadcasts')
    .selectAll()
    .where('id', '=', id)
    .where('status', '=', 'sending')
    .forUpdate()
    .executeTakeFirst();
}

export async function moveBroadcast(db: Database, id: string, moved: { after: string; told: number }): Promise<void> {
  await db
    .updateTable('broadcasts')
    .set((is) => ({ after: moved.after, told: is('told', '+', moved.told) }))
    .where('id', '=', id)
    .execute();
}

export async function endBroadcast(db: Database, id: string, status: 'sent' | 'stopped', now: Date): Promise<boolean> {
  const ended = await db
    .updateTable('broadcasts')
    .set({ status, ended_at: now })
    .where('id', '=', id)
    .where('status', '=', 'sending')
    .executeTakeFirst();
  return ended.numUpdatedRows > 0n;
}

/**
 * A worker is woken when the transaction commits. One job key a broadcast: however often it is requested, it is queued
 * once; requested from inside its own run, it runs again.
 */
export async function addBroadcastJob(db: Database, id: string): Promise<void> {
  await sql`select graphile_worker.add_job('broadcast', json_build_object('id', ${id}::text), job_key =>
    ${`broadcast:${id}`}, max_attempts => 25)`.execute(db);
}
