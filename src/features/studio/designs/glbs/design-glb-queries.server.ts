import { sql } from 'kysely';
import type { Database } from '#db/database.ts';

/** Of one design, shown at once. */
const mostGlbs = 2000;

export async function insertGlbs(db: Database, designId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .insertInto('design_glbs')
    .values(ids.map((id) => ({ design_id: designId, glb_id: id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Of a model the design has, this person has, or something everybody sees uses. */
export async function findGlbHash(
  db: Database,
  designId: string,
  glb: string,
  viewer: string | null,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('glbs')
    .select('hash')
    .where('id', '=', glb)
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('claimed_at', 'is not', null),
        eb('owner_id', '=', viewer),
        exists(
          selectFrom('design_glbs')
            .select('glb_id')
            .whereRef('glb_id', '=', 'glbs.id')
            .where('design_id', '=', designId),
        ),
      ]),
    )
    .executeTakeFirst();
  return row?.hash;
}

export function glbSizesIn(db: Database, designId: string) {
  return db
    .selectFrom('design_glbs')
    .innerJoin('glbs', 'glbs.id', 'design_glbs.glb_id')
    .select(['glbs.id', 'width', 'depth', 'height'])
    .where('design_id', '=', designId)
    .orderBy('glbs.id')
    .limit(mostGlbs)
    .execute();
}

/** Models that no design has any more once these are without theirs. */
export async function takeGlbs(db: Database, designIds: readonly string[]): Promise<string[]> {
  if (designIds.length === 0) return [];
  const { rows } = await sql<{ glb_id: string }>`
    with gone as (delete from design_glbs where design_id = any(${designIds}::text[]) returning glb_id)
    select distinct glb_id from gone g
    where not exists (select from design_glbs p
      where p.glb_id = g.glb_id and p.design_id <> all(${designIds}::text[]))`.execute(db);
  return rows.map(({ glb_id }) => glb_id);
}
