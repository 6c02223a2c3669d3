import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { Database } from '#db/database.ts';
import { singleRow } from '#db/single-row.ts';
import type { Tables } from '#db/tables.ts';
import type { Grant } from './design-roles.ts';

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
  const bytes = Buffer.byteLength(text);
  const row = await db
    .insertInto('designs')
    .values({
      id,
      owner_id: ownerId,
      name,
      version: 1,
      last_version: 1,
      document_bytes: bytes,
      bytes,
      template_id: template,
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await db
    .insertInto('design_versions')
    .values({ design_id: id, version: 1, bytes, document: text, created_at: now })
    .execute();
  return row;
}

/** Whosever it is, in the bin or not. */
export function findDesign(db: Database, id: string): Promise<DesignRow | undefined> {
  return db.selectFrom('designs').selectAll().where('id', '=', id).where('emptied_at', 'is', null).executeTakeFirst();
}

/** A design with what its owner may do at all, how much all their designs take, and the log above its version. */
export type OwnedDesign = NonNullable<Awaited<ReturnType<typeof designWithOwner>>>;
/** One to be changed, with the bytes of the log above its newest version. */
export type OpenedDesign = DesignRow & Pick<OwnedDesign, 'unsaved'>;

/** In one query, for it is asked at every stroke. `lock`: everything that changes the line waits for the row. */
export async function designWithOwner(db: Database, id: string, lock: boolean) {
  const found = db
    .selectFrom('designs')
    .innerJoin('users', 'users.id', 'designs.owner_id')
    .selectAll('designs')
    .select(['users.roles', 'users.trial_ends_at', 'users.plan_ends_at'])
    .select((of) =>
      of
        .selectFrom('designs as all')
        .select(({ fn }) => fn.coalesce(fn.sum<number>('all.bytes'), sql<number>`0`).as('used'))
        .whereRef('all.owner_id', '=', 'designs.owner_id')
        .as('used'),
    )
    .select((of) =>
      of
        .selectFrom('design_commands as above')
        .select(({ fn }) => fn.coalesce(fn.sum<number>('above.bytes'), sql<number>`0`).as('unsaved'))
        .whereRef('above.design_id', '=', 'designs.id')
        .whereRef('above.seq', '>', 'designs.saved_seq')
        .as('unsaved'),
    )
    .where('designs.id', '=', id)
    .where('designs.emptied_at', 'is', null)
    .where('users.status', '<>', 'deleted');
  const row = await (lock ? found.forUpdate('designs') : found).executeTakeFirst();
  return row && { ...row, used: Number(row.used ?? 0), unsaved: Number(row.unsaved ?? 0) };
}

/** What a person and the links of their browser were given of a design. */
export async function grantsFor(
  db: Database,
  { designId, userId, links, now }: { designId: string; userId: string | null; links: readonly string[]; now: Date },
): Promise<(Grant & { created_at: Date })[]> {
  const shared =
    userId === null
      ? []
      : await db
          .selectFrom('design_shares')
          .select(['role', 'prices', 'created_at'])
          .where('design_id', '=', designId)
          .where((is) => is.or([is('user_id', '=', userId), waitsFor(userId)]))
          .execute();
  if (links.length === 0) return shared;
  const linked = await db
    .selectFrom('design_links')
    .select(['role', 'prices', 'created_at'])
    .where('hash', 'in', [...links])
    .where('design_id', '=', designId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .execute();
  return [...shared, ...linked];
}

/** Of `design_shares`: given to a contact of this person, and nobody's until they have opened the design. */
export function waitsFor(userId: string) {
  return sql<boolean>`design_shares.user_id is null and design_shares.contact in
    (select unnest(array[email, mobile]) from users where id = ${userId})`;
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

/** The last changed first; of the bin the last thrown away. */
export function designsOf(db: Database, ownerId: string, bin: boolean, most: number): Promise<DesignRow[]> {
  return db
    .selectFrom('designs')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('deleted_at', bin ? 'is not' : 'is', null)
    .where('emptied_at', 'is', null)
    .orderBy(bin ? 'deleted_at' : 'updated_at', 'desc')
    .orderBy('id')
    .limit(most)
    .execute();
}

/** Names and designers of the works that designs were made from, published or not, for the copy keeps its origin. */
export async function templateNames(
  db: Database,
  workIds: readonly string[],
): Promise<Map<string, { name: unknown; author: string; shown: boolean }>> {
  if (workIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('works')
    .innerJoin('designers', 'designers.id', 'works.designer_id')
    .select(['works.id', 'works.name', 'works.status', 'designers.name as author'])
    .where('works.id', 'in', [...workIds])
    .execute();
  return new Map(rows.map(({ id, name, author, status }) => [id, { name, author, shown: status === 'shelved' }]));
}

export async function countDesigns(db: Database, ownerId: string): Promise<number> {
  return singleRow(await sql<{ all: number }>`select ${designCount(ownerId)}::int as all`.execute(db)).all;
}

/** Those not in the bin, as an expression. */
export function designCount(ownerId: string): RawBuilder<number> {
  return sql<number>`(select count(*) from designs where owner_id = ${ownerId} and deleted_at is null)`;
}

/** What counts of all a person's designs, those in the bin with them. */
export async function bytesOf(db: Database, ownerId: string): Promise<number> {
  const { bytes } = await db
    .selectFrom('designs')
    .where('owner_id', '=', ownerId)
    .select((of) => of.fn.sum<string | null>('bytes').as('bytes'))
    .executeTakeFirstOrThrow();
  return Number(bytes ?? 0);
}

/** Two designs made at once are counted one after the other. */
export async function lockOwner(db: Database, ownerId: string): Promise<void> {
  await db.selectFrom('users').select('id').where('id', '=', ownerId).forNoKeyUpdate().execute();
}

export async function setBinned(db: Database, id: string, at: Date | null): Promise<void> {
  await db.updateTable('designs').set({ deleted_at: at }).where('id', '=', id).execute();
}

export async function setBudget(db: Database, id: string, budget: number | null): Promise<void> {
  await db.updateTable('designs').set({ budget }).where('id', '=', id).execute();
}

/** Ownership is in the query, as where it is read. */
export async function setFolder(db: Database, ownerId: string, id: string, folder: string | null): Promise<void> {
  await db.updateTable('designs').set({ folder }).where('id', '=', id).where('owner_id', '=', ownerId).execute();
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
