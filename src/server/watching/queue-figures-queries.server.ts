import { sql } from 'kysely';
import type { Database } from '#db/database.ts';

export interface QueueFigures {
  /** Jobs that could run now, and those that were tried for the last time. */
  due: number;
  dead: number;
  /** Seconds the oldest of those that could run has waited. */
  oldest: number;
  /** Pieces of pictures nobody traces yet. */
  pieces: number;
  databaseBytes: number;
}

export async function queueFigures(db: Database): Promise<QueueFigures | undefined> {
  const { rows } = await sql<QueueFigures>`select
      count(*) filter (where waits)::int as due,
      count(*) filter (where attempts >= max_attempts)::int as dead,
      coalesce(extract(epoch from now() - min(run_at) filter (where waits)), 0)::float8 as oldest,
      (select count(*) from render_pieces where state = 'ready')::int as pieces,
      pg_database_size(current_database())::float8 as "databaseBytes"
    from (select *, run_at <= now() and locked_at is null and attempts < max_attempts as waits
      from graphile_worker.jobs) as jobs`.execute(db);
  return rows[0];
}
