import { sql, type Insertable, type Selectable } from 'kysely';
import type { Database } from '#db/database.ts';
import type { Tables } from '#db/tables.ts';

export type WorkerRow = Selectable<Tables['render_workers']>;

export function insertWorker(db: Database, row: Insertable<Tables['render_workers']>): Promise<WorkerRow> {
  return db.insertInto('render_workers').values(row).returningAll().executeTakeFirstOrThrow();
}

export function findWorkerByToken(db: Database, tokenHash: string): Promise<WorkerRow | undefined> {
  return db.selectFrom('render_workers').selectAll().where('token_hash', '=', tokenHash).executeTakeFirst();
}

export function allWorkers(db: Database): Promise<WorkerRow[]> {
  return db.selectFrom('render_workers').selectAll().orderBy('created_at', 'desc').orderBy('id').limit(500).execute();
}

export async function seeWorker(db: Database, id: string, now: Date, threads?: number): Promise<void> {
  await db
    .updateTable('render_workers')
    .set({ seen_at: now, ...(threads === undefined ? {} : { threads }) })
    .where('id', '=', id)
    .execute();
}

/** A piece more; its speed is a mean in which the last ones count most. */
export async function creditWorker(db: Database, id: string, speed: number): Promise<void> {
  await sql`update render_workers set pieces = pieces + 1,
    speed = case when pieces = 0 then ${speed}::float8 else speed * 0.8 + ${speed}::float8 * 0.2 end
    where id = ${id}`.execute(db);
}

/** One fault more; blocked with the last one it may have. Our own threads do not lie: what they send wrong is a fault. */
export async function blameWorker(db: Database, id: string, most: number, now: Date): Promise<void> {
  await db
    .updateTable('render_workers')
    .set({
      faults: sql<number>`faults + 1`,
      blocked_at: sql<Date | null>`case when faults + 1 >= ${most} and token_hash is not null
        then coalesce(blocked_at, ${now}) else blocked_at end`,
    })
    .where('id', '=', id)
    .execute();
}

export async function revokeWorker(db: Database, id: string, now: Date): Promise<WorkerRow | undefined> {
  return db
    .updateTable('render_workers')
    .set({ revoked_at: now })
    .where('id', '=', id)
    .where('token_hash', 'is not', null)
    .where('revoked_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
}

export async function unblockWorker(db: Database, id: string): Promise<WorkerRow | undefined> {
  return db
    .updateTable('render_workers')
    .set({ blocked_at: null, faults: 0 })
    .where('id', '=', id)
    .where('blocked_at', 'is not', null)
    .returningAll()
    .executeTakeFirst();
}

/** Those that are there: how many, and what they do together: milliseconds of expected cost in a millisecond. */
export function presentWorkers(db: Database, since: Date): Promise<{ count: number; speed: number }> {
  return db
    .selectFrom('render_workers')
    .select([sql<number>`count(*)::int`.as('count'), sql<number>`coalesce(sum(speed), 0)::float8`.as('speed')])
    .where('seen_at', '>', since)
    .where('revoked_at', 'is', null)
    .where('blocked_at', 'is', null)
    .executeTakeFirstOrThrow();
}

/** Threads of processes that are long gone. */
export async function sweepOwnWorkers(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('render_workers').where('token_hash', 'is', null).where('seen_at', '<', before).execute();
}
