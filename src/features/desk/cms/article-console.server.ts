import type { Database } from '#db/database.ts';
import type { ConsoleList } from '#features/people/console/console-list.ts';
import { askedOrder, pageOf, placeIn } from '#features/people/console/keyset.server.ts';
import { entriesOf, type EntryOf } from './entries.server.ts';
import { articleKind } from './entry-kinds.server.ts';
import { articleRows, articleSorts, sortedArticles } from './entry-queries.server.ts';
import type { ArticleForm } from './article-entry.ts';

const size = 50;

/** A page of articles for editors; ids grow with time, so the cursor is the last one's id. */
export async function listArticlesForEditing(
  db: Database,
  {
    status,
    words,
    after,
    sort = null,
  }: { status: string | null; words: string; after: string | null; sort?: string | null },
): Promise<ConsoleList<EntryOf<ArticleForm>>> {
  const order = askedOrder({ sort, after }, articleSorts, size + 1);
  if (order !== null) {
    const found = await sortedArticles(db, { status, words: words.trim() }, order);
    const { rows, next } = pageOf(found, (row) => placeIn(order, row, ['', row.id]), size);
    return { rows: await entriesOf(db, articleKind, rows), next };
  }
  const rows = await articleRows(db, { status, words: words.trim(), before: after, most: size + 1 });
  const shown = rows.slice(0, size);
  return {
    rows: await entriesOf(db, articleKind, shown),
    next: rows.length > size ? (shown.at(-1)?.id ?? null) : null,
  };
}
