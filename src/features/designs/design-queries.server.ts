import type { Selectable } from 'kysely';
import type { Database } from '#db/database.ts';
import type { Tables } from '#db/tables.ts';

export type DesignRow = Selectable<Tables['designs']>;
export interface NewDesign { id: string; ownerId: string; name: string; template: string | null; document: unknown; now: Date }

export async function insertDesign(db: Database, { id, ownerId, name, template, document, now }: NewDesign): Promise<DesignRow> {
  const row = await db.insertInto('designs').values({ id, owner_id: ownerId, name, version: 1, template_id: template, created_at: now, updated_at: now }).returningAll().executeTakeFirstOrThrow();
  await db.insertInto('design_versions').values({ design_id: id, version: 1, document: JSON.stringify(document), created_at: now }).execute();
  return row;
}

/** Ownership is in the query: another's and none are alike. */
export function designOf(db: Database, ownerId: string, id: string): Promise<DesignRow | undefined> {
  return db.selectFrom('designs').selectAll().where('id', '=', id).where('owner_id', '=', ownerId).where('deleted_at', 'is', null).executeTakeFirst();
}

export function designsOf(db: Database, ownerId: string, most: number): Promise<DesignRow[]> {
  return db.selectFrom('designs').selectAll().where('owner_id', '=', ownerId).where('deleted_at', 'is', null).orderBy('updated_at', 'desc').orderBy('id').limit(most).execute();
}

/** The newest version of a document, as it is stored. */
export async function documentOf(db: Database, designId: string): Promise<unknown> {
  const row = await db.selectFrom('designs').innerJoin('design_versions', (join) => join.onRef('design_versions.design_id', '=', 'designs.id').onRef('design_versions.version', '=', 'designs.version'))
    .select('design_versions.document').where('designs.id', '=', designId).executeTakeFirst();
  return row?.document;
}
