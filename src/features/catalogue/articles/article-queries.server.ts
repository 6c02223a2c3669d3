import type { Insertable, Selectable } from 'kysely';
import type { Database } from '#db/database.ts';
import type { Tables } from '#db/tables.ts';

export type ArticleRow = Selectable<Tables['articles']>;

export async function publishedArticles(db: Database, ids: readonly string[]): Promise<Map<string, ArticleRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('articles')
    .selectAll()
    .where('id', 'in', [...ids])
    .where('status', '=', 'published')
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** In any state: a deleted one is distinguished from one that never existed. */
export function findArticle(db: Database, id: string): Promise<ArticleRow | undefined> {
  return db.selectFrom('articles').selectAll().where('id', '=', id).where('status', '<>', 'draft').executeTakeFirst();
}

export async function upsertArticle(db: Database, row: Insertable<Tables['articles']>): Promise<void> {
  const { id: _, created_at: __, ...rest } = row;
  await db
    .insertInto('articles')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(rest))
    .execute();
}

export async function markArticleDeleted(db: Database, id: string, now: Date): Promise<void> {
  await db.updateTable('articles').set({ status: 'deleted', updated_at: now }).where('id', '=', id).execute();
}
