import type { Database } from '#db/database.ts';

/** Their reviews. */
export async function reviewsKeptFor(db: Database, userId: string) {
  const rows = await db
    .selectFrom('reviews')
    .select(['product_id', 'stars', 'text', 'pictures', 'state', 'reply', 'created_at'])
    .where('author_id', '=', userId)
    .orderBy('id')
    .execute();
  return rows.map(({ product_id, created_at, ...row }) => ({
    ...row,
    product: product_id,
    createdAt: created_at.toISOString(),
  }));
}

/** Returns the products that were reviewed. */
export async function deleteReviewsBy(db: Database, authorId: string): Promise<string[]> {
  const rows = await db.deleteFrom('reviews').where('author_id', '=', authorId).returning('product_id').execute();
  return [...new Set(rows.map(({ product_id }) => product_id))].toSorted();
}
