import { sql, type Selectable } from 'kysely';
import type { Database } from '#db/database.ts';
import type { Tables } from '#db/tables.ts';

export type EntryTable = 'faqs' | 'banners' | 'partners' | 'articles';
export type EntryRow<T extends EntryTable> = Selectable<Tables[T]> & { id: string; version: number; updated_at: Date };

const orders: Record<EntryTable, string[]> = {
  faqs: ['topic', 'position', 'id'],
  banners: ['place', 'position', 'id'],
  partners: ['position', 'id'],
  articles: ['id'],
};

/** All of them: there are a few hundred entries at most. Articles, of which there may be more, are paged. */
export async function entryRows<T extends EntryTable>(db: Database, table: T): Promise<EntryRow<T>[]> {
  const found = await sql<
    EntryRow<T>
  >`select * from ${sql.table(table)} order by ${sql.join(orders[table].map((column) => sql.ref(column)))} limit 1000`.execute(
    db,
  );
  return found.rows;
}

interface ArticleFilter {
  status: string | null;
  words: string;
  before: string | null;
  most: number;
}

export async function articleRows(
  db: Database,
  { status, words, before, most }: ArticleFilter,
): Promise<EntryRow<'articles'>[]> {
  return db
    .selectFrom('articles')
    .selectAll()
    .$if(status !== null, (query) => query.where('status', '=', status as 'draft'))
    .$if(words !== '', (query) =>
      query.where(sql<string>`title::text`, 'ilike', `%${words.replace(/[\\%_]/g, '\\$&')}%`),
    )
    .$if(before !== null, (query) => query.where('id', '<', before!))
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
}

/** Locked until the transaction ends, so that two who save at once come one after the other. */
export async function lockEntry<T extends EntryTable>(
  db: Database,
  table: T,
  id: string,
): Promise<EntryRow<T> | undefined> {
  const found = await sql<EntryRow<T>>`select * from ${sql.table(table)} where id = ${id} for update`.execute(db);
  return found.rows[0];
}

export async function findEntry<T extends EntryTable>(
  db: Database,
  table: T,
  id: string,
): Promise<EntryRow<T> | undefined> {
  const found = await sql<EntryRow<T>>`select * from ${sql.table(table)} where id = ${id}`.execute(db);
  return found.rows[0];
}

export async function deleteEntry(db: Database, table: EntryTable, id: string): Promise<void> {
  await sql`delete from ${sql.table(table)} where id = ${id}`.execute(db);
}

/** Hidden but still known: its address says that it was there (PRODUCT E2). */
export async function markArticleDeleted(db: Database, id: string, now: Date): Promise<void> {
  await db.updateTable('articles').set({ status: 'deleted', updated_at: now }).where('id', '=', id).execute();
}

export function lockPage(db: Database, key: string) {
  return db.selectFrom('pages').selectAll().where('key', '=', key).forUpdate().executeTakeFirst();
}

export function pageRows(db: Database) {
  return db.selectFrom('pages').selectAll().execute();
}

export async function deletePage(db: Database, key: string): Promise<void> {
  await db.deleteFrom('pages').where('key', '=', key).execute();
}

/** Serialises the creation of a row that does not exist yet. */
export async function lockKey(db: Database, key: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`editing:${key}`}, 0))`.execute(db);
}

/** Of these pictures those that no banner, partner or article shows. A removed article keeps its cover. */
export async function releaseUnusedPictures(db: Database, ids: readonly string[]): Promise<void> {
  await sql`update media set claimed_at = null where id = any(${ids}::text[])
    and not exists (select from banners where media.id in (picture, picture_phone)) and not exists (select from partners where media.id = logo) and not exists (select from articles where media.id = cover)`.execute(
    db,
  );
}
