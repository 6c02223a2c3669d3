import type { Database } from '#db/database.ts';
import { noteDropped } from '#features/foundation/media/stored-bytes.server.ts';

export interface StoredTile {
  level: number;
  x: number;
  y: number;
  hash: string;
}

/** Finishing that was interrupted and begins again finds some there. */
export async function insertTile(db: Database, jobId: string, tile: StoredTile): Promise<void> {
  await db
    .insertInto('render_tiles')
    .values({ job_id: jobId, ...tile })
    .onConflict((conflict) => conflict.columns(['job_id', 'level', 'x', 'y']).doUpdateSet({ hash: tile.hash }))
    .execute();
}

export async function tileHash(
  db: Database,
  jobId: string,
  { level, x, y }: Omit<StoredTile, 'hash'>,
): Promise<string | null> {
  const row = await db
    .selectFrom('render_tiles')
    .select('hash')
    .where('job_id', '=', jobId)
    .where('level', '=', level)
    .where('x', '=', x)
    .where('y', '=', y)
    .executeTakeFirst();
  return row?.hash ?? null;
}

/** A job's, or all of a person's. */
export async function dropTiles(db: Database, of: { job: string } | { user: string }, now: Date): Promise<void> {
  const gone = await db
    .deleteFrom('render_tiles')
    .$call((query) =>
      'job' in of
        ? query.where('job_id', '=', of.job)
        : query.where('job_id', 'in', (jobs) =>
            jobs.selectFrom('render_jobs').select('id').where('user_id', '=', of.user),
          ),
    )
    .returning('hash')
    .execute();
  await noteDropped(db, gone, now);
}
