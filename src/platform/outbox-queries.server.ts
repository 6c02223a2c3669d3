import { sql } from 'kysely';
import { transaction, type Database } from '#db/database.ts';
import { asPrepared } from '#db/prepared.ts';
import { statement } from '#db/statement.ts';
import type { Clock } from '#platform/clock.ts';
import { isTooLate, type Letter } from '#platform/letters.server.ts';

/** `nothing` is the row of an unknown address: the same work as for a known one, and no mail. */
type Outgoing = { kind: 'mail' | 'sms' | 'nothing'; letter: Letter };

/**
 * Queues an outgoing message in the transaction of the change that caused it; a worker is woken when the transaction
 * commits.
 */
export async function enqueue(db: Database, clock: Clock, { kind, letter }: Outgoing): Promise<void> {
  await queue(db, [kind, JSON.stringify(letter), clock.now(), turnOf(letter)]);
}

const queue = statement(`with queued as (
    insert into outbox (kind, payload, created_at) values ($1, $2, $3) returning id)
  select graphile_worker.add_job('deliver', json_build_object('id', id), max_attempts => 8, priority => $4::int)
  from queued`);

/**
 * Lower is sooner; other jobs have 0. Somebody sits and waits for a code, and it is worth nothing after some minutes: a
 * message to everyone, or one person's many orders, must not stand before it, nor before money that takes effect.
 */
function turnOf({ template }: Letter): number {
  return template === 'code' ? -1 : 1;
}

/**
 * Passes one row to `send`. The row is locked meanwhile, so two workers never send it twice; what was sent is emptied,
 * because a mail may hold a code.
 */
export function deliverOnce(
  db: Database,
  clock: Clock,
  id: number,
  send: (outgoing: Outgoing) => Promise<void>,
): Promise<void> {
  return transaction(db, async (db) => {
    const row = await db
      .selectFrom('outbox')
      .modifyFront(asPrepared)
      .select(['kind', 'payload', 'created_at', 'tries'])
      .where('id', '=', id)
      .where('done_at', 'is', null)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!row) return;
    const letter = row.payload as Letter;
    if (!isTooLate(letter, row.created_at, clock.now())) await send({ kind: row.kind as Outgoing['kind'], letter });
    await db
      .updateTable('outbox')
      .set({ done_at: clock.now(), payload: '{}', tries: row.tries + 1 })
      .where('id', '=', id)
      .modifyEnd(asPrepared)
      .execute();
  });
}

/** A killed process leaves its jobs locked for hours; none of ours takes five minutes. */
export async function releaseStuckJobs(db: Database): Promise<void> {
  await sql`select graphile_worker.force_unlock_workers(array_agg(distinct locked_by)) from graphile_worker.jobs
    where locked_at < now() - interval '5 minutes' having count(*) > 0`.execute(db);
}

export async function releaseJobsOf(db: Database, pool: string): Promise<void> {
  await sql`select graphile_worker.force_unlock_workers(array[${pool}])`.execute(db);
}

export async function sweepOutbox(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('outbox').where('created_at', '<', before).execute();
  await db.deleteFrom('local_messages').where('created_at', '<', before).execute();
}
