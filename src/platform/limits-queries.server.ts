import type { Database } from '#db/database.ts';
import { statement } from '#db/statement.ts';
import type { Clock } from '#platform/clock.ts';

export interface Limit {
  key: string;
  hits: number;
  seconds: number;
}

/**
 * Takes one slot of a limit before the work is done, so that a thousand at once cannot all pass. False when none is
 * left.
 */
export async function takeLimitSlot(db: Database, clock: Clock, limit: Limit): Promise<boolean> {
  const now = clock.now();
  const resetsAt = new Date(now.getTime() + limit.seconds * 1000);
  return (await takeSlot(db, [limit.key, resetsAt, now, limit.hits])).length > 0;
}

const takeSlot = statement(`insert into limits (key, hits, resets_at) values ($1, 1, $2)
  on conflict (key) do update
    set hits = case when limits.resets_at <= $3 then 1 else limits.hits + 1 end,
        resets_at = case when limits.resets_at <= $3 then excluded.resets_at else limits.resets_at end
    where limits.resets_at <= $3 or limits.hits < $4
  returning hits`);

/** Slots of each of several limits, in one statement; false where one of them has too few left. */
export async function takeLimitSlots(
  db: Database,
  clock: Clock,
  limits: readonly Limit[],
  slots = 1,
): Promise<boolean> {
  return (await takeSlots(db, slotValues(clock.now(), limits, slots))).length === limits.length;
}

/**
 * `$1` to `$5` of a statement that takes slots beside what else it does, so that both are one journey to the database.
 * Who uses it asks whether as many rows come back as there are limits.
 */
export function slotValues(now: Date, limits: readonly Limit[], slots = 1): unknown[] {
  const resetsAt = limits.map(({ seconds }) => new Date(now.getTime() + seconds * 1000).toISOString());
  return [limits.map(({ key }) => key), limits.map(({ hits }) => hits), resetsAt, slots, now.toISOString()];
}

/** `where` says under what condition any is taken. */
export function takingSlots(where = 'true'): string {
  const given = 'unnest($1::text[], $2::int[], $3::timestamptz[]) as given (key, most, resets_at)';
  return `insert into limits (key, hits, resets_at) select key, $4::int, resets_at from ${given} where ${where} order by key
    on conflict (key) do update
      set hits = case when limits.resets_at <= $5 then excluded.hits else limits.hits + excluded.hits end,
          resets_at = case when limits.resets_at <= $5 then excluded.resets_at else limits.resets_at end
      where limits.resets_at <= $5
        or limits.hits <= (select most from ${given} where given.key = limits.key) - excluded.hits
    returning key`;
}

const takeSlots = statement(takingSlots());

/** Returns a slot of each: successful work does not count. In the order of their keys, so that two never wait in turn. */
export async function releaseLimitSlot(db: Database, ...keys: string[]): Promise<void> {
  await giveBack(db, [keys]);
}

const giveBack = statement(`update limits set hits = greatest(hits - 1, 0) where key in (select key from limits
  where key = any($1::text[]) order by key for update)`);

/** Seconds until a limit opens again, for the message. */
export async function secondsUntilOpen(db: Database, clock: Clock, key: string): Promise<number> {
  const row = await db.selectFrom('limits').select('resets_at').where('key', '=', key).executeTakeFirst();
  return row ? Math.max(1, Math.ceil((row.resets_at.getTime() - clock.now().getTime()) / 1000)) : 1;
}

export async function clearLimits(db: Database, keys: string[]): Promise<void> {
  await db.deleteFrom('limits').where('key', 'in', keys).execute();
}

/** Those somebody is just taking are left to the next time: whoever takes several at once would wait here in a circle. */
export async function sweepLimits(db: Database, clock: Clock): Promise<void> {
  await sweepOver(db, [clock.now()]);
}

const sweepOver = statement(`delete from limits where key in (select key from limits where resets_at < $1
  for update skip locked)`);
