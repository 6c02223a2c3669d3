import { sql, type Selectable } from 'kysely';
import type { Database } from '#db/database.ts';
import type { Tables } from '#db/tables.ts';

export type DesignRow = Selectable<Tables['designs']>;
interface NewDesign {
  id: string;
  ownerId: string;
  name: string;
  template: string | null;
  /** The document. */
  text: string;
  now: Date;
}

export async function insertDesign(
  db: Database,
  { id, ownerId, name, template, text, now }: NewDesign,
): Promise<DesignRow> {
  const row = await db
    .insertInto('designs')
    .values({ id, owner_id: ownerId, name, version: 1, template_id: template, created_at: now, updated_at: now })
    .returningAll()
    .executeTakeFirstOrThrow();
  await db
    .insertInto('design_versions')
    .values({ design_id: id, version: 1, document: text, created_at: now })
    .execute();
  return row;
}

/** Ownership is in the query: somebody else's and none are alike. */
export function designOf(db: Database, ownerId: string, id: string): Promise<DesignRow | undefined> {
  return db
    .selectFrom('designs')
    .selectAll()
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

export function designsOf(db: Database, ownerId: string, most: number): Promise<DesignRow[]> {
  return db
    .selectFrom('designs')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('deleted_at', 'is', null)
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .limit(most)
    .execute();
}

/** A stored document: the requested version if it still exists, else the newest. */
export function documentOf(
  db: Database,
  designId: string,
  version: number | null = null,
): Promise<{ version: number; document: unknown; created_at: Date } | undefined> {
  return db
    .selectFrom('designs')
    .innerJoin('design_versions', 'design_versions.design_id', 'designs.id')
    .select(['design_versions.version', 'design_versions.document', 'design_versions.created_at'])
    .where('designs.id', '=', designId)
    .where((is) =>
      is.or([
        is('design_versions.version', '=', is.ref('designs.version')),
        ...(version === null ? [] : [is('design_versions.version', '=', version)]),
      ]),
    )
    .orderBy(sql`design_versions.version is distinct from ${version}`)
    .limit(1)
    .executeTakeFirst();
}

/** Names of the works that designs were made from, published or not, for the copy keeps its origin. */
export async function templateNames(
  db: Database,
  workIds: readonly string[],
): Promise<Map<string, { name: unknown; shown: boolean }>> {
  if (workIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('works')
    .select(['id', 'name', 'status'])
    .where('id', 'in', [...workIds])
    .execute();
  return new Map(rows.map(({ id, name, status }) => [id, { name, shown: status === 'shelved' }]));
}

export async function countDesigns(db: Database, ownerId: string): Promise<number> {
  const { all } = await db
    .selectFrom('designs')
    .where('owner_id', '=', ownerId)
    .where('deleted_at', 'is', null)
    .select((count) => count.fn.countAll().as('all'))
    .executeTakeFirstOrThrow();
  return Number(all);
}

/** By id; the caller has checked access. */
export async function designsById(db: Database, ids: readonly string[]): Promise<Map<string, DesignRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('designs')
    .selectAll()
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}
