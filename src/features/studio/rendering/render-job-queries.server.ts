import { sql, type Insertable, type Selectable } from 'kysely';
import type { Database } from '#db/database.ts';
import type { Tables } from '#db/tables.ts';
import { noteDropped } from '#features/foundation/media/stored-bytes.server.ts';
import { mostListed } from './render-limits.ts';
import { holdClaims } from './render-piece-queries.server.ts';
import { dropTiles } from './render-tile-queries.server.ts';
import { liveStates, statesBefore, type RenderState } from './render-states.ts';

/** Without the meter's picture: lists would carry a hundred kilobytes of it each. */
const columns = [
  'id',
  'user_id',
  'design_id',
  'design_version',
  'kind',
  'size',
  'width',
  'height',
  'name',
  'spec',
  'use_id',
  'work_key',
  'state',
  'pieces',
  'done',
  'cost',
  'spent',
  'meter',
  'error',
  'preview_hash',
  'result_hash',
  'result_bytes',
  'created_at',
  'traced_from',
  'ended_at',
  'deleted_at',
] as const;
export type JobRow = Pick<Selectable<Tables['render_jobs']>, (typeof columns)[number]>;

export async function insertJob(db: Database, row: Insertable<Tables['render_jobs']>): Promise<JobRow> {
  return db.insertInto('render_jobs').values(row).returning(columns).executeTakeFirstOrThrow();
}

export function findJob(db: Database, id: string): Promise<JobRow | undefined> {
  return db.selectFrom('render_jobs').select(columns).where('id', '=', id).executeTakeFirst();
}

/** Somebody else's, a deleted one and none are alike. */
export function ownJob(db: Database, userId: string, id: string): Promise<JobRow | undefined> {
  return db
    .selectFrom('render_jobs')
    .select(columns)
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

/** Whoever changes a job or its pieces has its row first. */
export function lockJob(db: Database, id: string): Promise<JobRow | undefined> {
  return db.selectFrom('render_jobs').select(columns).where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Of several in one transaction: all of them, in one order, before a piece of any; and nothing is claimed meanwhile. */
export async function lockJobs(db: Database, ids: readonly string[]): Promise<void> {
  await db
    .selectFrom('render_jobs')
    .select('id')
    .where('id', 'in', ['', ...ids])
    .orderBy('id')
    .forUpdate()
    .execute();
  await holdClaims(db);
}

export async function meterPictureOf(db: Database, id: string): Promise<Buffer | null> {
  const row = await db.selectFrom('render_jobs').select('meter_picture').where('id', '=', id).executeTakeFirst();
  return row?.meter_picture ?? null;
}

/** The same picture, made or on its way. */
export function sameJob(db: Database, userId: string, workKey: string): Promise<JobRow | undefined> {
  return db
    .selectFrom('render_jobs')
    .select(columns)
    .where('user_id', '=', userId)
    .where('work_key', '=', workKey)
    .where('deleted_at', 'is', null)
    .where('state', 'in', ['waiting', 'preparing', 'tracing', 'finishing', 'done'])
    .executeTakeFirst();
}

export async function livePreviews(db: Database, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('render_jobs')
    .select('id')
    .where('user_id', '=', userId)
    .where('kind', '=', 'preview')
    .where('state', 'in', ['waiting', 'preparing', 'tracing', 'finishing'])
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** The newest first. */
export function jobsOf(db: Database, userId: string, designId: string | null, most = mostListed): Promise<JobRow[]> {
  return db
    .selectFrom('render_jobs')
    .select(columns)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .where('state', '<>', 'cancelled')
    .$call((query) => (designId === null ? query : query.where('design_id', '=', designId)))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
}

/** The newest finished picture of each design; one as a whole before what was only a try. */
export function newestPictures(db: Database, userId: string): Promise<{ design_id: string; id: string }[]> {
  return db
    .selectFrom('render_jobs')
    .distinctOn('design_id')
    .select(['design_id', 'id'])
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .where('state', '=', 'done')
    .where('kind', 'in', ['photo', 'preview'])
    .where('preview_hash', 'is not', null)
    .orderBy('design_id')
    .orderBy('kind')
    .orderBy('created_at', 'desc')
    .execute();
}

/** Compare and set: only from a state it may be left from. False where somebody was quicker. */
export async function stepJob(
  db: Database,
  id: string,
  to: RenderState,
  change: Partial<
    Pick<JobRow, 'error' | 'traced_from' | 'ended_at' | 'preview_hash' | 'result_hash' | 'result_bytes'>
  > = {},
): Promise<boolean> {
  const row = await db
    .updateTable('render_jobs')
    // What pieces are compared with is of no use once there are none.
    .set({ state: to, ...change, ...(liveStates.includes(to) ? {} : { meter_picture: null }) })
    .where('id', '=', id)
    .where('state', 'in', statesBefore(to))
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function keepMeter(
  db: Database,
  id: string,
  { meter, picture, pieces }: { meter: object; picture: Uint8Array; pieces: number },
): Promise<void> {
  await db
    .updateTable('render_jobs')
    .set({ meter: JSON.stringify(meter), meter_picture: Buffer.from(picture), pieces })
    .where('id', '=', id)
    .execute();
}

/** One piece more; how many there are now. */
export async function countPiece(db: Database, id: string, spent: number): Promise<{ done: number; pieces: number }> {
  return db
    .updateTable('render_jobs')
    .set((row) => ({ done: row('done', '+', 1), spent: row('spent', '+', spent) }))
    .where('id', '=', id)
    .returning(['done', 'pieces'])
    .executeTakeFirstOrThrow();
}

/**
 * What else waits in its lane, milliseconds of a core: the person's own before this one, and everyone else's; and how
 * many jobs are before it.
 */
export async function workAround(
  db: Database,
  { id, user_id: userId, kind }: Pick<JobRow, 'id' | 'user_id' | 'kind'>,
): Promise<{ before: number; own: number; others: number }> {
  const left = sql<number>`cost * (1 - done::float8 / greatest(pieces, 1))`;
  const row = await db
    .selectFrom('render_jobs')
    .select([
      sql<number>`count(*) filter (where id < ${id})::int`.as('before'),
      sql<number>`coalesce(sum(${left}) filter (where user_id = ${userId} and id < ${id}), 0)::float8`.as('own'),
      sql<number>`coalesce(sum(${left}) filter (where user_id <> ${userId}), 0)::float8`.as('others'),
    ])
    .where('state', 'in', ['waiting', 'preparing', 'tracing'])
    .where('kind', kind === 'preview' ? '=' : '<>', 'preview')
    .executeTakeFirstOrThrow();
  return row;
}

/** Its bytes are let go; the row stays, so that the sums of quotas are those of the jobs. */
export async function deleteJob(db: Database, id: string, now: Date): Promise<void> {
  const row = await db
    .selectFrom('render_jobs')
    .select(['preview_hash', 'result_hash'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await db
    .updateTable('render_jobs')
    .set({ deleted_at: now, preview_hash: null, result_hash: null, meter_picture: null })
    .where('id', '=', id)
    .execute();
  await dropTiles(db, { job: id }, now);
  await noteDropped(
    db,
    [row.preview_hash, row.result_hash].flatMap((hash) => (hash === null ? [] : [{ hash }])),
    now,
  );
}

/** All of a person's, with what workers still have of them. */
export async function forgetJobs(db: Database, userId: string, now: Date): Promise<void> {
  await db.selectFrom('render_jobs').select('id').where('user_id', '=', userId).orderBy('id').forUpdate().execute();
  await holdClaims(db);
  const pieces = await db.deleteFrom('render_pieces').where('user_id', '=', userId).returning('hash').execute();
  await db.deleteFrom('render_shares').where('user_id', '=', userId).execute();
  await dropTiles(db, { user: userId }, now);
  const jobs = await db
    .deleteFrom('render_jobs')
    .where('user_id', '=', userId)
    .returning(['preview_hash', 'result_hash'])
    .execute();
  const hashes = [...pieces.map(({ hash }) => hash), ...jobs.flatMap((job) => [job.preview_hash, job.result_hash])];
  await noteDropped(
    db,
    hashes.flatMap((hash) => (hash === null ? [] : [{ hash }])),
    now,
  );
}

/** A worker of the application is woken when the transaction commits. */
export async function enqueueRender(db: Database, task: 'render_expand' | 'render_finish', id: string): Promise<void> {
  await sql`select graphile_worker.add_job(${task}, json_build_object('id', ${id}::text), max_attempts => 12,
    job_key => ${`${task}:${id}`})`.execute(db);
}

/** Jobs of everyone, for the console: the newest first, live ones before. */
export function allJobs(db: Database, { live, most }: { live: boolean; most: number }) {
  return db
    .selectFrom('render_jobs')
    .innerJoin('users', 'users.id', 'render_jobs.user_id')
    .select([
      'render_jobs.id',
      'render_jobs.kind',
      'render_jobs.size',
      'render_jobs.name',
      'render_jobs.state',
      'render_jobs.pieces',
      'render_jobs.done',
      'render_jobs.spent',
      'render_jobs.error',
      'render_jobs.created_at',
      'render_jobs.ended_at',
      'users.id as user_id',
      'users.nickname',
    ])
    .$call((query) => (live ? query.where('render_jobs.state', 'in', liveStates) : query))
    .orderBy('render_jobs.created_at', 'desc')
    .limit(most)
    .execute();
}

/** Being cancelled, and no worker has any of it. */
export async function cancellingJobs(db: Database): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from render_jobs j where state = 'cancelling' and not exists
    (select from render_pieces p where p.job_id = j.id and p.state = 'leased') order by id limit 500`.execute(db);
  return rows.map(({ id }) => id);
}

export async function namesOfDesigns(db: Database, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('designs').select(['id', 'name']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
