import { sql, type Insertable, type Selectable } from 'kysely';
import type { Database } from '#db/database.ts';
import type { Tables } from '#db/tables.ts';
import { noteDropped } from './media-queries.server.ts';
import { lockName } from '#platform/named-lock-queries.server.ts';

export type UploadRow = Selectable<Tables['uploads']>;
interface OwnedId {
  id: string;
  ownerId: string;
}

export async function insertUpload(db: Database, row: Insertable<Tables['uploads']>): Promise<UploadRow> {
  return db.insertInto('uploads').values(row).returningAll().executeTakeFirstOrThrow();
}

export function findUpload(db: Database, { id, ownerId }: OwnedId): Promise<UploadRow | undefined> {
  return db.selectFrom('uploads').selectAll().where('id', '=', id).where('owner_id', '=', ownerId).executeTakeFirst();
}

/** The longest untouched first. */
export function uploadsOf(db: Database, ownerId: string): Promise<UploadRow[]> {
  return db.selectFrom('uploads').selectAll().where('owner_id', '=', ownerId).orderBy('touched_at').execute();
}

/** Of two who send the same piece one advances, the other gets the current position. */
export async function advanceUpload(
  db: Database,
  { id, ownerId }: OwnedId,
  from: number,
  bytes: number,
  now: Date,
): Promise<UploadRow | undefined> {
  return db
    .updateTable('uploads')
    .set({ received: from + bytes, touched_at: now })
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .where('received', '=', from)
    .where('bytes', '>=', from + bytes)
    .where('taken_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
}

export async function insertPiece(db: Database, row: Insertable<Tables['upload_pieces']>): Promise<void> {
  await db.insertInto('upload_pieces').values(row).execute();
}

export function piecesOf(db: Database, id: string): Promise<Selectable<Tables['upload_pieces']>[]> {
  return db.selectFrom('upload_pieces').selectAll().where('upload_id', '=', id).orderBy('start').execute();
}

/** For one process at a time; a claim this old belongs to one that is gone. */
export function claimUpload(
  db: Database,
  { id, ownerId }: OwnedId,
  now: Date,
  abandoned: Date,
): Promise<UploadRow | undefined> {
  return db
    .updateTable('uploads')
    .set({ taken_at: now })
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .where((where) => where.or([where('taken_at', 'is', null), where('taken_at', '<', abandoned)]))
    .returningAll()
    .executeTakeFirst();
}

export async function releaseUpload(db: Database, id: string): Promise<void> {
  await db.updateTable('uploads').set({ taken_at: null }).where('id', '=', id).execute();
}

/** Deletes the rows; the bytes go with the next sweep, where nobody else has the same. */
export async function dropUploads(db: Database, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  // The file before its pieces: one that arrives now is among them, or is refused.
  await db.selectFrom('uploads').select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute();
  await noteDropped(
    db,
    await db.deleteFrom('upload_pieces').where('upload_id', 'in', ids).returning('hash').execute(),
    now,
  );
  await db.deleteFrom('uploads').where('id', 'in', ids).execute();
}

export async function untouchedUploads(db: Database, before: Date, most: number): Promise<string[]> {
  const rows = await db.selectFrom('uploads').select('id').where('touched_at', '<', before).limit(most).execute();
  return rows.map(({ id }) => id);
}

/** One person's uploads are opened one after the other: else many at once would all find room. */
export async function lockUploadsOf(db: Database, ownerId: string): Promise<void> {
  await lockName(db, `uploads:${ownerId}`);
}

/** One person's uploads are counted one after the other: else many at once would all find room. */
export async function lockUnusedOf(db: Database, ownerId: string): Promise<void> {
  await lockName(db, `unused:${ownerId}`);
}

/** Pictures, models and files of talks that a person has brought and nothing uses. */
export async function unusedOf(db: Database, ownerId: string): Promise<{ files: number; bytes: number }> {
  const { rows } = await sql<{ files: number; bytes: number }>`
    select count(*)::int as files, coalesce(sum(bytes), 0)::float8 as bytes from (
      select bytes from media where owner_id = ${ownerId} and claimed_at is null union all
      select bytes from glbs where owner_id = ${ownerId} and claimed_at is null and kept_at is null union all
      select bytes from talk_files where owner_id = ${ownerId} and claimed_at is null
    ) as unused`.execute(db);
  return rows[0]!;
}
