import { sql, type Insertable, type Selectable } from 'kysely';
import type { Database } from '#db/database.ts';
import type { Tables } from '#db/tables.ts';

export type GroupRow = Selectable<Tables['render_groups']>;

/** The same order asked for twice is one; its pictures are those of now. */
export async function insertGroup(
  db: Database,
  row: Insertable<Tables['render_groups']>,
  jobs: readonly string[],
): Promise<string> {
  const { id } = await db
    .insertInto('render_groups')
    .values(row)
    .onConflict((conflict) => conflict.columns(['user_id', 'work_key']).doUpdateSet({ created_at: row.created_at }))
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.deleteFrom('render_group_jobs').where('group_id', '=', id).execute();
  await db
    .insertInto('render_group_jobs')
    .values(jobs.map((job_id, n) => ({ group_id: id, n, job_id })))
    .execute();
  return id;
}

export function ownGroup(db: Database, userId: string, id: string): Promise<GroupRow | undefined> {
  return db
    .selectFrom('render_groups')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

export function groupsOf(db: Database, userId: string, designId: string, most: number): Promise<GroupRow[]> {
  return db
    .selectFrom('render_groups')
    .selectAll()
    .where('user_id', '=', userId)
    .where('design_id', '=', designId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
}

/** Pictures of groups that are still there, in their order. */
export function jobsOfGroups(
  db: Database,
  ids: readonly string[],
): Promise<{ group_id: string; n: number; job_id: string }[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('render_group_jobs')
    .innerJoin('render_jobs', 'render_jobs.id', 'render_group_jobs.job_id')
    .select(['group_id', 'n', 'job_id'])
    .where('group_id', 'in', ids)
    .where('render_jobs.deleted_at', 'is', null)
    .orderBy('n')
    .execute();
}

/** The newest order each of these was made with. */
export async function groupsOfJobs(db: Database, jobs: readonly string[]): Promise<Map<string, string>> {
  if (jobs.length === 0) return new Map();
  const { rows } = await sql<{ job_id: string; group_id: string }>`
    select distinct on (j.job_id) j.job_id, j.group_id from render_group_jobs j join render_groups g on g.id = j.group_id
    where j.job_id = any(${jobs}) order by j.job_id, g.created_at desc`.execute(db);
  return new Map(rows.map(({ job_id, group_id }) => [job_id, group_id]));
}

/** One that is ordered anew takes the place of the former in all orders. */
export async function replaceInGroups(db: Database, before: string, now: string): Promise<void> {
  await db.updateTable('render_group_jobs').set({ job_id: now }).where('job_id', '=', before).execute();
}

export async function deleteGroup(db: Database, id: string): Promise<void> {
  await db.deleteFrom('render_groups').where('id', '=', id).execute();
}
