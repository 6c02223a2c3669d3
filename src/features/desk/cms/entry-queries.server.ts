import { sql, type Selectable } from 'kysely';
import type { Database } from '#db/database.ts';
import {
  byMoment,
  byNumber,
  byText,
  sortedRows,
  type Order,
  type SortColumns,
} from '#platform/sorted-rows-queries.server.ts';
import type { Tables } from '#db/tables.ts';
import { lockName } from '#platform/named-lock-queries.server.ts';

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
  { before, most, ...filter }: ArticleFilter,
): Promise<EntryRow<'articles'>[]> {
  return articlesIn(db, filter)
    .$call((query) => (before === null ? query : query.where('id', '<', before)))
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
}

export function sortedArticles(db: Database, filter: Pick<ArticleFilter, 'status' | 'words'>, order: Order) {
  return sortedRows(db, articlesIn(db, filter), order);
}

export const articleSorts: SortColumns = {
  title: byText(sql`coalesce(listed.title->>'en', listed.title->>'vi', listed.title->>'zh')`),
  state: byText(sql`listed.status`),
  topic: byText(sql`listed.topic`),
  changed: byMoment(sql`listed.updated_at`),
  languages: byNumber(sql`(select count(*) from jsonb_object_keys(listed.body))`),
};

function articlesIn(db: Database, { status, words }: Pick<ArticleFilter, 'status' | 'words'>) {
  return db
    .selectFrom('articles')
    .selectAll()
    .$if(status !== null, (query) => query.where('status', '=', status as 'draft'))
    .$if(words !== '', (query) =>
      query.where(sql<string>`title::text`, 'ilike', `%${words.replace(/[\\%_]/g, '\\$&')}%`),
    );
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

export function lockPage(db: Database, key: string) {
  return db.selectFrom('pages').selectAll().where('key', '=', key).forUpdate().executeTakeFirst();
}

export function pageRows(db: Database) {
  return db.selectFrom('pages').selectAll().execute();
}

/** Serialises the creation of a row that does not exist yet. */
export async function lockKey(db: Database, key: string): Promise<void> {
  await lockName(db, `editing:${key}`);
}

/** Of these pictures those that no banner, partner or article shows. A removed article keeps its cover. */
export async function unusedPictures(db: Database, ids: readonly string[]): Promise<string[]> {
  const found = await sql<{ id: string }>`
    select media as id from unnest(${ids}::text[]) as media
    where not exists (select from banners where media in (picture, picture_phone)) and not exists (select from partners where media = logo) and not exists (select from articles where media = cover)`.execute(
    db,
  );
  return found.rows.map(({ id }) => id);
}
