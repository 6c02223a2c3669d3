import { sql, type Insertable } from 'kysely';
import type { Database } from '#db/database.ts';
import { singleRow } from '#db/single-row.ts';
import type { Tables } from '#db/tables.ts';
import type { PaidLevel, Term } from './timeline.ts';

export interface WatchedPerson {
  id: string;
  level: string | null;
  trialEndsAt: Date | null;
  toldEnd: Date | null;
  toldDays: number | null;
}

/** Locks a person's plan: whoever comes second waits and sees the first one's result. None of who has left. */
export async function lockPlan(db: Database, userId: string): Promise<WatchedPerson | undefined> {
  await sql`insert into plan_watch (user_id) select id from users where id = ${userId} on conflict do nothing`.execute(
    db,
  );
  return watchedPeople(db)
    .where('plan_watch.user_id', '=', userId)
    .where('users.status', '<>', 'deleted')
    .forUpdate('plan_watch')
    .executeTakeFirst();
}

/** Those whose plan is due, the longest first. */
export async function peopleDue(
  db: Database,
  now: Date,
  { most, tried }: { most: number; tried: readonly string[] },
): Promise<string[]> {
  const rows = await watchedPeople(db)
    .where('plan_watch.due_at', '<=', now)
    .where('users.status', '<>', 'deleted')
    .where(sql<boolean>`users.id <> all(${tried}::text[])`)
    .orderBy('plan_watch.due_at')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

/** One of them, where it is still due and no other process has it locked. */
export function lockDue(db: Database, id: string, now: Date): Promise<WatchedPerson | undefined> {
  return watchedPeople(db)
    .where('users.id', '=', id)
    .where('plan_watch.due_at', '<=', now)
    .where('users.status', '<>', 'deleted')
    .forUpdate('plan_watch')
    .skipLocked()
    .executeTakeFirst();
}

function watchedPeople(db: Database) {
  return db
    .selectFrom('plan_watch')
    .innerJoin('users', 'users.id', 'plan_watch.user_id')
    .select([
      'users.id',
      'users.designer_level as level',
      'users.trial_ends_at as trialEndsAt',
      'plan_watch.told_end as toldEnd',
      'plan_watch.told_days as toldDays',
    ]);
}

export async function saveWatch(
  db: Database,
  userId: string,
  change: { due_at: Date | null; told_end: Date | null; told_days: number | null },
): Promise<void> {
  await db.updateTable('plan_watch').set(change).where('user_id', '=', userId).execute();
}

export async function termsOf(db: Database, userId: string): Promise<Term[]> {
  const rows = await db
    .selectFrom('plan_terms')
    .select(['id', 'level', 'starts_at as startsAt', 'ends_at as endsAt', 'anchor', 'value', 'origin'])
    .where('user_id', '=', userId)
    .orderBy('starts_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, level: row.level as PaidLevel }));
}

export function termHistory(db: Database, userId: string) {
  return db
    .selectFrom('plan_terms')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('starts_at', 'desc')
    .orderBy('id', 'desc')
    .limit(100)
    .execute();
}

/**
 * Another text after each plan or credit that is given: how many stretches and credits there are, and the end of the
 * free version.
 */
export async function grantsVersion(db: Database, userId: string): Promise<string> {
  const found = await sql<{ version: string }>`select concat_ws('-',
    (select count(*) from plan_terms where user_id = ${userId}),
    (select count(*) from quota_ledger where user_id = ${userId} and what = 'granted'),
    (select (extract(epoch from trial_ends_at) * 1000)::bigint from users where id = ${userId})) as version`.execute(
    db,
  );
  return singleRow(found).version;
}

export async function insertTerm(db: Database, term: Insertable<Tables['plan_terms']>): Promise<void> {
  await db.insertInto('plan_terms').values(term).execute();
}

export async function changeTerm(db: Database, { id, startsAt, endsAt, value }: Term): Promise<void> {
  await db
    .updateTable('plan_terms')
    .set({ starts_at: startsAt, ends_at: endsAt, value })
    .where('id', '=', id)
    .execute();
}

/** The origin of a stretch, for the one that continues it. */
export function termOrigin(db: Database, id: string) {
  return db.selectFrom('plan_terms').select(['months', 'why']).where('id', '=', id).executeTakeFirstOrThrow();
}

export async function trialEndOf(db: Database, userId: string): Promise<Date | null> {
  return (
    (await db.selectFrom('users').select('trial_ends_at').where('id', '=', userId).executeTakeFirst())?.trial_ends_at ??
    null
  );
}
