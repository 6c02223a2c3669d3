import type { Insertable, Selectable } from 'kysely';
import type { Database } from '#db/database.ts';
import type { Tables } from '#db/tables.ts';
import { noteDropped } from '#features/foundation/media/stored-bytes.server.ts';

export type GlbRow = Selectable<Tables['glbs']>;
interface OwnedId {
  id: string;
  ownerId: string;
}

export async function insertGlb(db: Database, row: Insertable<Tables['glbs']>): Promise<GlbRow> {
  return db.insertInto('glbs').values(row).returningAll().executeTakeFirstOrThrow();
}

export function findGlb(db: Database, id: string): Promise<GlbRow | undefined> {
  return db.selectFrom('glbs').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function glbRows(db: Database, ownerId: string, ids: readonly string[]): Promise<GlbRow[]> {
  return ids.length === 0
    ? []
    : db.selectFrom('glbs').selectAll().where('owner_id', '=', ownerId).where('id', 'in', ids).execute();
}

export async function visibleGlbs(db: Database, viewer: string | null, ids: readonly string[]): Promise<GlbRow[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('glbs').selectAll().where('id', 'in', ids).execute();
  return rows.filter(({ owner_id, claimed_at }) => claimed_at !== null || owner_id === viewer);
}

export function glbsOf(db: Database, ownerId: string): Promise<GlbRow[]> {
  return db.selectFrom('glbs').selectAll().where('owner_id', '=', ownerId).orderBy('id', 'desc').execute();
}

/** The newest first, from below this one on. */
export function glbsBelow(db: Database, ownerId: string, below: string | null, limit: number): Promise<GlbRow[]> {
  const all = db.selectFrom('glbs').selectAll().where('owner_id', '=', ownerId);
  return (below === null ? all : all.where('id', '<', below)).orderBy('id', 'desc').limit(limit).execute();
}

/** By their ids, as pictures are. */
export async function lockGlbRows(db: Database, ids: readonly string[]): Promise<void> {
  await db.selectFrom('glbs').select('id').where('id', 'in', ids).orderBy('id').forNoKeyUpdate().execute();
}

export function claimGlbRow(db: Database, { id, ownerId }: OwnedId, now: Date): Promise<GlbRow | undefined> {
  return db
    .updateTable('glbs')
    .set({ claimed_at: now })
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .returningAll()
    .executeTakeFirst();
}

export async function releaseGlbRow(db: Database, { id, ownerId }: OwnedId): Promise<void> {
  await db.updateTable('glbs').set({ claimed_at: null }).where('id', '=', id).where('owner_id', '=', ownerId).execute();
}

/** Own ones alone; answers which they are. */
export async function keepGlbRows(
  db: Database,
  { ids, ownerId }: { ids: readonly string[]; ownerId: string },
  now: Date,
): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .updateTable('glbs')
    .set({ kept_at: now })
    .where('id', 'in', ids)
    .where('owner_id', '=', ownerId)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

export async function letGlbRowsGo(db: Database, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.updateTable('glbs').set({ kept_at: null }).where('id', 'in', ids).execute();
}

export async function deleteGlbsOf(db: Database, ownerId: string, now: Date): Promise<void> {
  await noted(
    db,
    await db.deleteFrom('glbs').where('owner_id', '=', ownerId).returning(['hash', 'picture']).execute(),
    now,
  );
}

export async function deleteUnclaimedGlbs(db: Database, before: Date, now: Date): Promise<void> {
  await noted(
    db,
    await db
      .deleteFrom('glbs')
      .where('claimed_at', 'is', null)
      .where('kept_at', 'is', null)
      .where('created_at', '<', before)
      .returning(['hash', 'picture'])
      .execute(),
    now,
  );
}

function noted(db: Database, rows: { hash: string; picture: string }[], now: Date): Promise<void> {
  return noteDropped(
    db,
    rows.flatMap(({ hash, picture }) => [{ hash }, { hash: picture }]),
    now,
  );
}
