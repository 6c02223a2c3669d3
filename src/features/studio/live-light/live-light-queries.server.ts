import type { Insertable, Selectable } from 'kysely';
import type { Database } from '#db/database.ts';
import type { Tables } from '#db/tables.ts';
import { noteDropped } from '#features/foundation/media/stored-bytes.server.ts';
import { mostLights } from './live-light.ts';

export type LightRow = Selectable<Tables['design_lights']>;

/** The newest first. */
export function lightsOf(db: Database, designId: string): Promise<LightRow[]> {
  return db
    .selectFrom('design_lights')
    .selectAll()
    .where('design_id', '=', designId)
    .orderBy('created_at', 'desc')
    .orderBy('print')
    .execute();
}

export function lightWith(db: Database, designId: string, print: string): Promise<LightRow | undefined> {
  return db
    .selectFrom('design_lights')
    .selectAll()
    .where('design_id', '=', designId)
    .where('print', '=', print)
    .executeTakeFirst();
}

/** Of a version that is shown: at its own hour, if that was baked, else the newest. */
export function lightOfVersion(db: Database, designId: string, version: number): Promise<LightRow | undefined> {
  return db
    .selectFrom('design_lights')
    .selectAll()
    .where('design_id', '=', designId)
    .where('design_version', '=', version)
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
}

/** In the place of one of the same home; what is too many or replaced lets its bytes go. */
export async function putLight(db: Database, row: Insertable<Tables['design_lights']>, now: Date): Promise<void> {
  const before = await lightWith(db, row.design_id, row.print);
  await db
    .insertInto('design_lights')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['design_id', 'print']).doUpdateSet({
        design_version: row.design_version,
        hour: row.hour,
        hash: row.hash,
        bytes: row.bytes,
        created_at: row.created_at,
      }),
    )
    .execute();
  const old = (await lightsOf(db, row.design_id)).slice(mostLights);
  if (old.length > 0)
    await db
      .deleteFrom('design_lights')
      .where('design_id', '=', row.design_id)
      .where(
        'print',
        'in',
        old.map(({ print }) => print),
      )
      .execute();
  await noteDropped(
    db,
    [...old, ...(before && before.hash !== row.hash ? [before] : [])].map(({ hash }) => ({ hash })),
    now,
  );
}
