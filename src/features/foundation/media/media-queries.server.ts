import { sql, type Insertable, type Selectable } from 'kysely';
import type { Database } from '#db/database.ts';
import { asPrepared, prepared } from '#db/prepared.ts';
import type { Tables } from '#db/tables.ts';
import type { PictureFormat, PictureWidth, StoredPicture } from '#lib/picture.ts';
import type { MediaKind } from './media-rules.ts';
import { lockName } from '#platform/named-lock-queries.server.ts';

export type MediaRow = Selectable<Tables['media']>;
export interface Scaling {
  source: string;
  width: PictureWidth;
  format: PictureFormat;
}
/** Which of a person's pictures; `except` excludes one. */
export interface PictureFilter {
  ownerId: string;
  kind?: MediaKind;
  except?: string;
}

/**
 * Until the transaction ends nobody else stores or deletes these bytes: else they could be deleted between being found
 * and being referenced.
 */
export async function lockBytes(db: Database, hash: string): Promise<void> {
  await lockName(db, `media:${hash}`);
}

export async function insertMedia(db: Database, row: Insertable<Tables['media']>): Promise<void> {
  await db.insertInto('media').values(row).execute();
}

/** Every column of a picture: prepared statements name theirs. */
const mediaColumns = [
  'id',
  'hash',
  'owner_id',
  'kind',
  'private',
  'width',
  'height',
  'bytes',
  'placeholder',
  'created_at',
  'claimed_at',
] as const;

export function findMedia(db: Database, id: string): Promise<MediaRow | undefined> {
  return db.selectFrom('media').modifyFront(asPrepared).select(mediaColumns).where('id', '=', id).executeTakeFirst();
}

/** Whether something uses another picture with the very same bytes. */
export async function isShownElsewhere(db: Database, { id, hash }: Pick<MediaRow, 'id' | 'hash'>): Promise<boolean> {
  const row = await db
    .selectFrom('media')
    .select('id')
    .where('hash', '=', hash)
    .where('id', '<>', id)
    .where('claimed_at', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Public pictures by their ids, as pages show them. Unknown ids and private ones are left out. */
export async function picturesById(
  db: Database,
  ids: readonly (string | null | undefined)[],
): Promise<Map<string, StoredPicture>> {
  const wanted = [...new Set(ids.filter((id): id is string => typeof id === 'string'))];
  if (wanted.length === 0) return new Map();
  const { rows } = await prepared(
    sql<StoredPicture & { id: string }>`select id, hash, width, height, placeholder from media
      where id = any(${wanted}::text[]) and not private`,
  ).execute(db);
  return new Map(rows.map(({ id, ...picture }) => [id, picture]));
}

export function mediaOf(
  db: Database,
  ownerId: string,
  { before, size }: { before?: string; size?: number },
): Promise<MediaRow[]> {
  return db
    .selectFrom('media')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .$call((query) => (before === undefined ? query : query.where('id', '<', before)))
    .$call((query) => (size === undefined ? query : query.limit(size)))
    .orderBy('id', 'desc')
    .execute();
}

/** By their ids: whoever needs some of the same waits, and nobody waits for somebody who waits for them. */
export async function lockMedia(db: Database, ids: readonly string[]): Promise<void> {
  await db
    .selectFrom('media')
    .select('id')
    .where(sql<boolean>`id = any(${ids}::text[])`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

export function claimMedia(
  db: Database,
  claim: { id: string; ownerId: string; kind: MediaKind; unused?: boolean },
  now: Date,
): Promise<MediaRow | undefined> {
  return db
    .updateTable('media')
    .set({ claimed_at: now })
    .where('id', '=', claim.id)
    .where('owner_id', '=', claim.ownerId)
    .where('kind', '=', claim.kind)
    .$if(claim.unused === true, (query) => query.where('claimed_at', 'is', null))
    .returning(mediaColumns)
    .modifyEnd(asPrepared)
    .executeTakeFirst();
}

/** Whether these bytes are public, and the scaled copy if it exists. One query for one picture. */
export async function findScaled(
  db: Database,
  { source, width, format }: Scaling,
): Promise<{ hash: string | null } | undefined> {
  return db
    .selectFrom('media')
    .leftJoin('media_variants', (join) =>
      join
        .onRef('media_variants.source', '=', 'media.hash')
        .on('media_variants.width', '=', width)
        .on('media_variants.format', '=', format),
    )
    .select('media_variants.hash')
    .where('media.hash', '=', source)
    .where('media.private', '=', false)
    .limit(1)
    .executeTakeFirst();
}

/** False when the picture was deleted meanwhile: its copy must not outlive it. */
export async function insertScaled(
  db: Database,
  { source, width, format }: Scaling,
  made: { hash: string; bytes: number; now: Date },
): Promise<boolean> {
  const row = await sql`
    insert into media_variants (source, width, format, hash, bytes, created_at)
    select ${source}, ${width}, ${format}, ${made.hash}, ${made.bytes}, ${made.now}
    where exists (select from media where hash = ${source} and not private)
    on conflict (source, width, format) do update set hash = excluded.hash, bytes = excluded.bytes
    returning hash`.execute(db);
  return row.rows.length > 0;
}

export async function dropMedia(db: Database, { ownerId, kind, except }: PictureFilter, now: Date): Promise<void> {
  let query = db.deleteFrom('media').where('owner_id', '=', ownerId);
  if (kind !== undefined) query = query.where('kind', '=', kind);
  if (except !== undefined) query = query.where('id', '<>', except);
  await noteDropped(db, await query.returning('hash').execute(), now);
}

export async function dropUnclaimed(
  db: Database,
  { kinds, before }: { kinds: readonly MediaKind[]; before: Date },
  now: Date,
): Promise<void> {
  await noteDropped(
    db,
    await db
      .deleteFrom('media')
      .where('claimed_at', 'is', null)
      .where('kind', 'in', kinds)
      .where('created_at', '<', before)
      .returning('hash')
      .execute(),
    now,
  );
}

/** Bytes that may be unreferenced now; the sweep checks. */
export async function noteDropped(db: Database, rows: { hash: string }[], now: Date): Promise<void> {
  const hashes = [...new Set(rows.map(({ hash }) => hash))].sort();
  if (hashes.length > 0)
    await db
      .insertInto('media_dropped')
      .values(hashes.map((hash) => ({ hash, dropped_at: now })))
      .onConflict((conflict) => conflict.column('hash').doNothing())
      .execute();
}

export async function droppedHashes(db: Database, most: number): Promise<string[]> {
  const rows = await db.selectFrom('media_dropped').select('hash').orderBy('dropped_at').limit(most).execute();
  return rows.map(({ hash }) => hash);
}

export async function isUsed(db: Database, hash: string): Promise<boolean> {
  const found = await sql`
    select from media where hash = ${hash} union all select from media_variants where hash = ${hash} union all
    select from upload_pieces where hash = ${hash} union all select from glbs where hash = ${hash}
    or picture = ${hash} union all select from talk_files where hash = ${hash} union all
    select from render_pieces where hash = ${hash} union all select from render_jobs where result_hash = ${hash}
    or preview_hash = ${hash} union all select from render_tiles where hash = ${hash}
    union all select from design_lights where hash = ${hash} limit 1`.execute(db);
  return found.rows.length > 0;
}

/** Deletes the rows of a picture's scaled copies; returns their hashes, which are dropped in turn. */
export async function dropScaled(db: Database, source: string, now: Date): Promise<void> {
  await noteDropped(
    db,
    await db.deleteFrom('media_variants').where('source', '=', source).returning('hash').execute(),
    now,
  );
}

export async function forgetDropped(db: Database, hash: string): Promise<void> {
  await db.deleteFrom('media_dropped').where('hash', '=', hash).execute();
}

/** Whoever uploaded them. */
export async function releaseMediaByIds(db: Database, ids: readonly string[]): Promise<void> {
  await db
    .updateTable('media')
    .set({ claimed_at: null })
    .where('id', 'in', [...ids])
    .execute();
}

/** No longer used; the next sweep deletes it, like what was never used. */
export async function releaseMedia(db: Database, { id, ownerId }: { id: string; ownerId: string }): Promise<void> {
  await db
    .updateTable('media')
    .set({ claimed_at: null })
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .execute();
}
