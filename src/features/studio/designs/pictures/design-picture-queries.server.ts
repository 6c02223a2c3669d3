import { sql } from 'kysely';
import type { Database } from '#db/database.ts';

export async function insertPicture(db: Database, designId: string, mediaId: string): Promise<void> {
  await db
    .insertInto('design_pictures')
    .values({ design_id: designId, media_id: mediaId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function hasPicture(db: Database, designId: string, mediaId: string): Promise<boolean> {
  const row = await db
    .selectFrom('design_pictures')
    .select('media_id')
    .where('design_id', '=', designId)
    .where('media_id', '=', mediaId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Pictures that no design has any more once these are without theirs. */
export async function takePictures(db: Database, designIds: readonly string[]): Promise<string[]> {
  if (designIds.length === 0) return [];
  const { rows } = await sql<{ media_id: string }>`
    with gone as (delete from design_pictures where design_id = any(${designIds}::text[]) returning media_id)
    select distinct media_id from gone g
    where not exists (select from design_pictures p
      where p.media_id = g.media_id and p.design_id <> all(${designIds}::text[]))`.execute(db);
  return rows.map(({ media_id }) => media_id);
}
