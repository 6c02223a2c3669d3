import { sql } from 'kysely';
import type { Database } from '#db/database.ts';
import { noteDropped } from '#features/foundation/media/stored-bytes.server.ts';

/** The files they sent in conversations; each is downloaded from its conversation. */
export async function talkFilesKeptFor(db: Database, userId: string) {
  const shown = sql<
    string | null
  >`(select order_id from design_order_entries where author_id = owner_id and files @> array[talk_files.id] limit 1)`.as(
    'order_id',
  );
  const rows = await db
    .selectFrom('talk_files')
    .select(['id', 'kind', 'name', 'bytes', 'created_at', shown])
    .where('owner_id', '=', userId)
    .orderBy('id')
    .execute();
  return rows.map(({ id, kind, name, bytes, created_at, order_id }) => ({
    id,
    kind,
    name,
    bytes,
    createdAt: created_at.toISOString(),
    file: order_id === null ? null : `/api/design-orders/${order_id}/files/${id}`,
  }));
}

export async function forgetTalkFiles(db: Database, userId: string, now: Date): Promise<void> {
  await noteDropped(
    db,
    await db.deleteFrom('talk_files').where('owner_id', '=', userId).returning('hash').execute(),
    now,
  );
}
