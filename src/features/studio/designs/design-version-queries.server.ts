import { sql, type Selectable } from 'kysely';
import type { Database } from '#db/database.ts';
import type { Tables } from '#db/tables.ts';

export type VersionRow = Omit<Selectable<Tables['design_versions']>, 'document'>;

interface NewVersion {
  designId: string;
  seq: number;
  /** The document. */
  text: string;
  why: VersionRow['why'];
  name?: string | null;
  by?: string | null;
  now: Date;
}

/** The caller has the design's row. A fork has a number, and is not the newest of the line. */
export async function insertVersion(
  db: Database,
  { designId, seq, text, why, name = null, by = null, now }: NewVersion,
): Promise<number> {
  const bytes = Buffer.byteLength(text);
  const { last_version: version } = await db
    .updateTable('designs')
    .set((is) => ({
      last_version: sql`last_version + 1`,
      ...(why === 'fork' ? {} : { version: sql`last_version + 1`, saved_seq: seq, document_bytes: is.val(bytes) }),
    }))
    .where('id', '=', designId)
    .returning('last_version')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('design_versions')
    .values({ design_id: designId, version, seq, name, by, why, bytes, document: text, created_at: now })
    .execute();
  await countBytes(db, designId);
  return version;
}

/** What counts of a design: its newest version, and those somebody wanted kept. */
async function countBytes(db: Database, designId: string): Promise<void> {
  await sql`update designs set bytes = (select coalesce(sum(v.bytes), 0) from design_versions v
    where v.design_id = designs.id and (v.why <> 'auto' or v.version = designs.version))
    where id = ${designId}`.execute(db);
}

/** One that came by itself becomes one that stays; what it was kept for before, it stays kept for. */
export async function keepVersion(
  db: Database,
  { designId, version, why, name, by }: { designId: string; version: number; why: VersionRow['why'] } & Named,
): Promise<void> {
  await db
    .updateTable('design_versions')
    .set((is) => ({
      why: is.case().when('why', '=', 'auto').then(why).else(is.ref('why')).end(),
      ...(name === null ? {} : { name, by }),
    }))
    .where('design_id', '=', designId)
    .where('version', '=', version)
    .execute();
  await countBytes(db, designId);
}

interface Named {
  name: string | null;
  by: string | null;
}

/** Without the documents, the newest first. */
export function versionsOf(db: Database, designId: string, most: number): Promise<VersionRow[]> {
  return db
    .selectFrom('design_versions')
    .select(['design_id', 'version', 'seq', 'name', 'by', 'why', 'bytes', 'created_at'])
    .where('design_id', '=', designId)
    .orderBy('version', 'desc')
    .limit(most)
    .execute();
}

export function findVersion(
  db: Database,
  designId: string,
  version: number,
): Promise<(VersionRow & { document: object }) | undefined> {
  return db
    .selectFrom('design_versions')
    .selectAll()
    .where('design_id', '=', designId)
    .where('version', '=', version)
    .executeTakeFirst();
}

/** The document of a version as it is stored, not read. */
export async function versionText(db: Database, designId: string, version: number): Promise<string> {
  const { text } = await db
    .selectFrom('design_versions')
    .select(sql<string>`document::text`.as('text'))
    .where('design_id', '=', designId)
    .where('version', '=', version)
    .executeTakeFirstOrThrow();
  return text;
}
