import { sql } from 'kysely';
import { transaction, type Database } from '#db/database.ts';
import { lastWrite } from '#db/last-writes.ts';
import { statement } from '#db/statement.ts';
import type { Clock } from '#platform/clock.ts';
import { isTooLate, type Letter } from '#platform/letters.server.ts';

/** `nothing` is the row of an unknown address: the same work as for a known one, and no mail. */
type Outgoing = { kind: 'mail' | 'sms' | 'nothing'; letter: Letter };

/**
 * Queues an outgoing message in the transaction of the change that caused it; a worker is woken when the transaction
 * commits. Those of one transaction are one job, for each turn.
 */
export async function enqueue(db: Database, clock: Clock, outgoing: Outgoing): Promise<void> {
  await queue(db, { ...outgoing, at: clock.now(), turn: turnOf(outgoing.letter) });
}

const queue = lastWrite<Outgoing & { at: Date; turn: number }>(async (db, rows) => {
  await queueAll(db, [JSON.stringify(rows)]);
});

const queueAll = statement(`with given as (
    select nextval(pg_get_serial_sequence('outbox', 'id')) as id, kind, letter, at, turn
    from jsonb_to_recordset($1::jsonb) as given(kind text, letter jsonb, at timestamptz, turn int)),
  queued as (
    insert into outbox (id, kind, payload, created_at) overriding system value
    select id, kind, letter, at from given)
  select graphile_worker.add_job('deliver', json_build_object('ids', json_agg(id order by id)), max_attempts => 8,
    priority => turn) from given group by turn`);

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
    const now = clock.now();
    const [row] = await take(db, [id, now]);
    if (row && !isTooLate(row.letter, row.at, now)) await send(row);
  });
}

/** Undone where it could not be sent. */
const take = statement<Outgoing & { at: Date }>(`with taken as (
    select id, kind, payload as letter, created_at as at from outbox where id = $1 and done_at is null
    for update skip locked),
  done as (
    update outbox set done_at = $2, payload = '{}', tries = tries + 1 from taken where outbox.id = taken.id)
  select kind, letter, at from taken`);

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
