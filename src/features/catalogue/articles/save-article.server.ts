import type { Database } from '#db/database.ts';
import { dropIndex, writeIndex } from '#features/foundation/search/write-index.server.ts';
import type { Topic } from '#features/foundation/search/vocabulary.ts';
import type { Trilingual } from '#lib/trilingual.ts';
import type { Clock } from '#platform/clock.ts';
import { plainText } from './rich-text.ts';
import { markArticleDeleted, upsertArticle, type ArticleRow } from './article-queries.server.ts';

export interface ArticleInput {
  id: string;
  topic: Topic;
  title: Trilingual;
  summary: Trilingual;
  body: Trilingual;
  author: string | null;
  cover?: string | null;
  popularity?: number;
  status: ArticleRow['status'];
  publishedAt: Date | null;
}

/** Stores an article, and indexes it while it is published. */
export async function saveArticle(db: Database, clock: Clock, given: ArticleInput): Promise<void> {
  const { id, topic, title, summary, body, author, cover = null, popularity = 0, status, publishedAt } = given;
  const now = clock.now();
  await upsertArticle(db, {
    id,
    topic,
    title: JSON.stringify(title),
    summary: JSON.stringify(summary),
    body: JSON.stringify(body),
    author,
    cover,
    popularity,
    status,
    published_at: publishedAt,
    created_at: now,
    updated_at: now,
  });
  if (status !== 'published') return dropIndex(db, 'articles', id);
  await writeIndex(db, clock, 'articles', {
    id,
    names: [title, ...(author === null ? [] : [author])],
    about: [summary, Object.fromEntries(Object.entries(body).map(([lang, text]) => [lang, plainText(text)]))],
    facets: { topic: [topic] },
    popularity,
    newest: publishedAt ?? now,
  });
}

/** Hidden but still known: its address says that it was there (PRODUCT E2). */
export async function deleteArticle(db: Database, clock: Clock, id: string): Promise<void> {
  await markArticleDeleted(db, id, clock.now());
  await dropIndex(db, 'articles', id);
}
