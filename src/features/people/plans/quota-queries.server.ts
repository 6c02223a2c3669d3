import { sql } from 'kysely';
import type { Database } from '#db/database.ts';
import type { Trilingual } from '#lib/trilingual.ts';
import { keptQuotas, type QuotaKey } from './plan.ts';

export interface CounterName {
  userId: string;
  quota: QuotaKey;
  period: string;
}

/**
 * Takes one if there is one left, in a single statement: however many ask at once, the row lets through as many as
 * there are. `allowed` is the plan's; extra grants are in the row.
 */
export async function takeQuota(
  db: Database,
  { userId, quota, period }: CounterName,
  allowed: number,
): Promise<boolean> {
  const taken = await sql<{ used: number }>`
    insert into quota_counters as c (user_id, quota, period, used) select ${userId}, ${quota}, ${period}, 1
    where ${allowed}::int >= 1 or exists (select 1 from quota_counters where user_id = ${userId} and quota = ${quota}
    and period = ${period})
    on conflict (user_id, quota, period) do update set used = c.used + 1 where c.used < ${allowed}::int + c.granted
    returning used`.execute(db);
  return taken.rows.length === 1;
}

export async function giveQuotaBack(db: Database, { userId, quota, period }: CounterName): Promise<void> {
  await db
    .updateTable('quota_counters')
    .set((eb) => ({ used: eb('used', '-', 1) }))
    .where('user_id', '=', userId)
    .where('quota', '=', quota)
    .where('period', '=', period)
    .execute();
}

/** Adds an extra grant. */
export async function addGranted(db: Database, { userId, quota, period }: CounterName, count: number): Promise<void> {
  await db
    .insertInto('quota_counters')
    .values({ user_id: userId, quota, period, granted: count })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'quota', 'period'])
        .doUpdateSet((eb) => ({ granted: eb('quota_counters.granted', '+', count) })),
    )
    .execute();
}

/** Of a quota's extra grants, how many there were; those in use among them. */
export async function grantedOf(db: Database, { userId, quota, period }: CounterName): Promise<number> {
  const row = await db
    .selectFrom('quota_counters')
    .select('granted')
    .where('user_id', '=', userId)
    .where('quota', '=', quota)
    .where('period', '=', period)
    .executeTakeFirst();
  return row?.granted ?? 0;
}

/** Withdraws an unused grant; false where that much is not left. */
export async function takeGranted(
  db: Database,
  { userId, quota, period }: CounterName,
  count: number,
): Promise<boolean> {
  const row = await db
    .updateTable('quota_counters')
    .set((eb) => ({ granted: eb('granted', '-', count) }))
    .where('user_id', '=', userId)
    .where('quota', '=', quota)
    .where('period', '=', period)
    .where((eb) => eb(eb('granted', '-', count), '>=', eb.ref('used')))
    .returning('used')
    .executeTakeFirst();
  return row !== undefined;
}

export function countersOf(db: Database, userId: string) {
  return db
    .selectFrom('quota_counters')
    .select(['quota', 'period', 'used', 'granted'])
    .where('user_id', '=', userId)
    .execute();
}

export async function insertUse(
  db: Database,
  use: CounterName & { id: string; subject: string; at: Date },
): Promise<void> {
  await db
    .insertInto('quota_uses')
    .values({
      id: use.id,
      user_id: use.userId,
      quota: use.quota,
      period: use.period,
      subject: use.subject,
      state: 'reserved',
      created_at: use.at,
    })
    .execute();
}

export type UseState = 'reserved' | 'committed' | 'returned';

/**
 * Compare and set: it happens once, and only from an allowed state. From the later ones only a thing one has: also where
 * its place was an extra one.
 */
export function stepUse(db: Database, id: string, from: UseState[], to: UseState, at: Date) {
  return db
    .updateTable('quota_uses')
    .set({ state: to, settled_at: at })
    .where('id', '=', id)
    .where((where) =>
      where.or([
        where('state', '=', from[0]!),
        ...from.slice(1).map((state) => where.and([where('state', '=', state), where('quota', 'in', keptQuotas)])),
      ]),
    )
    .returningAll()
    .executeTakeFirst();
}

export function findUse(db: Database, id: string) {
  return db.selectFrom('quota_uses').selectAll().where('id', '=', id).executeTakeFirst();
}

interface LedgerLine {
  userId: string;
  at: Date;
  quota: string;
  period: string;
  what: 'reserved' | 'committed' | 'returned' | 'granted';
  used?: number;
  granted?: number;
  useId?: string | null;
  subject?: string | null;
  reason?: Trilingual;
}

export async function writeLedger(db: Database, { userId, useId = null, reason, ...line }: LedgerLine): Promise<void> {
  await db
    .insertInto('quota_ledger')
    .values({ user_id: userId, use_id: useId, reason: reason === undefined ? null : JSON.stringify(reason), ...line })
    .execute();
}

/** Newest first, below `before`. */
export function ledgerOf(db: Database, userId: string, before: number | null, size: number) {
  return db
    .selectFrom('quota_ledger')
    .selectAll()
    .where('user_id', '=', userId)
    .$call((query) => (before === null ? query : query.where('id', '<', before)))
    .orderBy('id', 'desc')
    .limit(size)
    .execute();
}
