import type { Database } from '#db/database.ts';
import type { StoredPicture } from '#lib/picture.ts';

/** Public pictures by their ids, as pages show them. Unknown ids and private ones are left out. */
export async function picturesById(
  db: Database,
  ids: readonly (string | null | undefined)[],
): Promise<Map<string, StoredPicture>> {
  const wanted = [...new Set(ids.filter((id): id is string => typeof id === 'string'))];
  if (wanted.length === 0) return new Map();
  const rows = await db
    .selectFrom('media')
    .select(['id', 'hash', 'width', 'height', 'placeholder'])
    .where('id', 'in', wanted)
    .where('private', '=', false)
    .execute();
  return new Map(rows.map(({ id, ...picture }) => [id, picture]));
}
