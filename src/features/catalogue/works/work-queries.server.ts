import { sql, type Insertable, type Selectable } from 'kysely';
import type { Database } from '#db/database.ts';
import type { Tables } from '#db/tables.ts';
import type { Trilingual } from '#lib/trilingual.ts';

export type WorkRow = Selectable<Tables['works']>;
type PieceRow = Selectable<Tables['work_pieces']>;
export type ShownWork = WorkRow & { designer_name: string; designer_avatar: string | null };

const shown = (db: Database) =>
  db
    .selectFrom('works')
    .innerJoin('designers', 'designers.id', 'works.designer_id')
    .innerJoin('users', 'users.id', 'designers.user_id')
    .selectAll('works')
    .select(['designers.name as designer_name', 'designers.avatar as designer_avatar'])
    .where('works.status', '=', 'shelved')
    .where('designers.status', '=', 'listed')
    .where('users.status', '=', 'active');

/** Published ones only, in no order. */
export async function shownWorks(db: Database, ids: readonly string[]): Promise<Map<string, ShownWork>> {
  if (ids.length === 0) return new Map();
  const rows = await shown(db)
    .where('works.id', 'in', [...ids])
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

export function findWork(db: Database, id: string): Promise<ShownWork | undefined> {
  return shown(db).where('works.id', '=', id).executeTakeFirst();
}

/** Whether there is such a work at all, published or not. */
export async function workExists(db: Database, id: string): Promise<boolean> {
  return (await db.selectFrom('works').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}

export function piecesOf(db: Database, workId: string): Promise<PieceRow[]> {
  return db.selectFrom('work_pieces').selectAll().where('work_id', '=', workId).orderBy('position').execute();
}

export async function upsertWork(db: Database, row: Insertable<Tables['works']>): Promise<void> {
  const { id: _, created_at: __, ...rest } = row;
  await db
    .insertInto('works')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((is) => ({
        ...rest,
        version: is('works.version', '+', 1),
        // Another design is another home: one cannot walk through the former.
        tour: sql`case when works.design_id is distinct from excluded.design_id then null else works.tour end`,
      })),
    )
    .execute();
}

export async function replacePieces(
  db: Database,
  workId: string,
  pieces: readonly Omit<Insertable<Tables['work_pieces']>, 'work_id' | 'position'>[],
): Promise<void> {
  await db.deleteFrom('work_pieces').where('work_id', '=', workId).execute();
  if (pieces.length > 0)
    await db
      .insertInto('work_pieces')
      .values(pieces.map((piece, position) => ({ ...piece, work_id: workId, position })))
      .execute();
}

/** A person's own work, locked until the change is over. */
export function lockWorkOf(db: Database, userId: string, id: string): Promise<WorkRow | undefined> {
  return db
    .selectFrom('works')
    .selectAll()
    .where('id', '=', id)
    .where('status', '<>', 'deleted')
    .where('designer_id', 'in', (of) => of.selectFrom('designers').select('id').where('user_id', '=', userId))
    .forUpdate()
    .executeTakeFirst();
}

export async function writeTour(db: Database, id: string, tour: object, now: Date): Promise<void> {
  await db
    .updateTable('works')
    .set((is) => ({ tour: JSON.stringify(tour), updated_at: now, version: is('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

export function setWorkStatus(
  db: Database,
  id: string,
  status: WorkRow['status'],
  now: Date,
): Promise<WorkRow | undefined> {
  return db
    .updateTable('works')
    .set((is) => ({
      status,
      version: is('version', '+', 1),
      updated_at: now,
      published_at: status === 'shelved' ? is.fn.coalesce('published_at', is.val(now)) : is.ref('published_at'),
    }))
    .where('id', '=', id)
    .where('status', '<>', 'deleted')
    .returningAll()
    .executeTakeFirst();
}

/** On hold: its designer cannot publish it again, and reads why. */
export async function holdWork(
  db: Database,
  id: string,
  hold: { since: Date; reason: Trilingual } | null,
): Promise<void> {
  await db
    .updateTable('works')
    .set({ held_at: hold?.since ?? null, held_reason: hold && JSON.stringify(hold.reason) })
    .where('id', '=', id)
    .execute();
}

/** One statement: a second view of a visitor on one day changes nothing, and two at once count once. */
export async function countView(db: Database, workId: string, visitor: string, day: string): Promise<void> {
  await sql`
    with seen as (insert into work_views (work_id, day, visitor) select id, ${day}::date, ${visitor} from works
    where id = ${workId} and status = 'shelved' on conflict do nothing returning work_id)
    update works set view_count = view_count + 1 from seen where works.id = seen.work_id`.execute(db);
}

export async function countUse(db: Database, workId: string): Promise<void> {
  await sql`update works set use_count = use_count + 1 where id = ${workId}`.execute(db);
}

export async function sweepViews(db: Database, before: string): Promise<void> {
  await sql`delete from work_views where day < ${before}::date`.execute(db);
}

/** Works whose "most viewed" position is out of date. */
export async function staleWorks(db: Database, most: number): Promise<string[]> {
  const rows = await sql<{
    id: string;
  }>`select works.id from works join search_works on search_works.id = works.id
    where works.view_count + 20 * works.use_count <> search_works.popularity limit ${most}`.execute(db);
  return rows.rows.map(({ id }) => id);
}
