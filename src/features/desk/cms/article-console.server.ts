import type { Database } from '#db/database.ts';
import { entriesOf, type EntryOf } from './entries.server.ts';
import { articleKind } from './entry-kinds.server.ts';
import { articleRows } from './entry-queries.server.ts';
import type { ArticleForm } from './article-entry.ts';

export interface ConsoleList {
  rows: EntryOf<ArticleForm>[];
  next: string | null;
}

const size = 50;

/** A page of articles for editors; ids grow with time, so the cursor is the last one's id. */
export async function listArticlesForEditing(
  db: Database,
  { status, words, after }: { status: string | null; words: string; after: string | null },
): Promise<ConsoleList> {
  const rows = await articleRows(db, { status, words: words.trim(), before: after, most: size + 1 });
  const shown = rows.slice(0, size);
  return {
    rows: await entriesOf(db, articleKind, shown),
    next: rows.length > size ? (shown.at(-1)?.id ?? null) : null,
  };
}
