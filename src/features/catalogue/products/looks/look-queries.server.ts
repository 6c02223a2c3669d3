import { sql, type Insertable } from 'kysely';
import type { Database } from '#db/database.ts';
import type { Tables } from '#db/tables.ts';

export async function writeLooks(db: Database, rows: readonly Insertable<Tables['variant_looks']>[]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insertInto('variant_looks')
    .values([...rows])
    .onConflict((conflict) =>
      conflict
        .column('variant_id')
        .doUpdateSet({ look: sql`excluded.look`, edition: sql`excluded.edition` })
        .where(sql<boolean>`(variant_looks.look, variant_looks.edition) <> (excluded.look, excluded.edition)`),
    )
    .execute();
}

/** The first ones after an id, so that what was just written is not passed over again. */
export function unwrittenLooks(db: Database, edition: number, after: string, most: number) {
  return db
    .selectFrom('product_variants as v')
    .leftJoin('variant_looks as l', (join) => join.onRef('l.variant_id', '=', 'v.id').on('l.edition', '=', edition))
    .select(['v.id', 'v.model', 'v.glb', 'v.finishes'])
    .where('l.variant_id', 'is', null)
    .where('v.id', '>', after)
    .orderBy('v.id')
    .limit(most)
    .execute();
}
