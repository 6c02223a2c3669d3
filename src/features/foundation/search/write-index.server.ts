import type { Database } from '#db/database.ts';
import { foldText } from '#models/search/text.ts';
import type { Clock } from '#platform/clock.ts';
import type { SearchKind } from './list-kind.ts';
import { searchRow, type SearchDocument } from './search-document.ts';
import { addWords, dropRow, writeRow } from './search-queries.server.ts';

interface Size {
  width: number;
  depth: number;
  height: number;
}

/** Adds or updates a thing in the index. In the transaction of the change itself. */
export async function writeIndex(
  db: Database,
  clock: Clock,
  kind: SearchKind,
  document: SearchDocument,
  size: Size | null = null,
): Promise<void> {
  const row = searchRow(document);
  await writeRow(db, kind, row, size, clock.now());
  await addWords(db, wordsOf(row.words));
}

export async function dropIndex(db: Database, kind: SearchKind, id: string): Promise<void> {
  await dropRow(db, kind, id);
}

/** Always in the same order, so that two writers of the same words cannot deadlock. Numbers are left out. */
function wordsOf(words: readonly string[]): { word: string; folded: string }[] {
  return [...new Set(words)]
    .filter((word) => /\p{L}{2}|\p{Script=Han}/u.test(word) && !/_\d|\d_/.test(word))
    .sort()
    .map((word) => ({ word, folded: foldText(word) }));
}
