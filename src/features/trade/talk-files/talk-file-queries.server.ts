import { sql, type Insertable, type Selectable } from 'kysely';
import type { Database } from '#db/database.ts';
import type { Tables } from '#db/tables.ts';
import { noteDropped } from '#features/foundation/media/stored-bytes.server.ts';

export type TalkFileRow = Selectable<Tables['talk_files']>;

export async function insertTalkFile(db: Database, row: Insertable<Tables['talk_files']>): Promise<TalkFileRow> {
  return db.insertInto('talk_files').values(row).returningAll().executeTakeFirstOrThrow();
}

export async function claimTalkFile(
  db: Database,
  { id, ownerId }: { id: string; ownerId: string },
  now: Date,
): Promise<boolean> {
  const row = await db
    .updateTable('talk_files')
    .set({ claimed_at: now })
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Files and private pictures by their ids; those of deleted accounts are left out. */
export async function findShown(db: Database, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const pictures = await db
    .selectFrom('media')
    .select(['id', 'hash', 'bytes', 'width', 'height'])
    .where('id', 'in', [...ids])
    .where('kind', '=', 'talk')
    .execute();
  const files = await db
    .selectFrom('talk_files')
    .select(['id', 'hash', 'bytes', 'kind', 'name'])
    .where('id', 'in', [...ids])
    .execute();
  return [
    ...pictures.map((row) => ({ ...row, kind: 'picture' as const, name: '' })),
    ...files.map((row) => ({ ...row, width: null, height: null })),
  ];
}
export type FoundFile = Awaited<ReturnType<typeof findShown>>[number];

export async function isShownIn(db: Database, orderId: string, file: string): Promise<boolean> {
  return (
    (await db
      .selectFrom('design_order_entries')
      .select('position')
      .where('order_id', '=', orderId)
      .where(sql`files @> array[${file}]::text[]`.$castTo<boolean>())
      .limit(1)
      .executeTakeFirst()) !== undefined
  );
}

/** The attachments of one entry. */
export async function filesOfEntry(db: Database, orderId: string, position: number): Promise<string[]> {
  return (
    (
      await db
        .selectFrom('design_order_entries')
        .select('files')
        .where('order_id', '=', orderId)
        .where('position', '=', position)
        .executeTakeFirst()
    )?.files ?? []
  );
}

export async function deleteUnclaimedTalkFiles(db: Database, before: Date, now: Date): Promise<void> {
  await noteDropped(
    db,
    await db
      .deleteFrom('talk_files')
      .where('claimed_at', 'is', null)
      .where('created_at', '<', before)
      .returning('hash')
      .execute(),
    now,
  );
}
