import { facetCode } from './facet-codes.ts';
import type { ListKind } from './list-kind.ts';
import { isCounted } from './search-document.ts';
import type { Totals } from './search-queries.server.ts';
import type { Query } from './tsquery.ts';

/**
 * So many rows a question can find at most, by the counts of single facets that are kept anyway. They may be a little
 * old: good enough to choose a way by.
 */
export function upperBoundOf(query: Query | null, totals: Totals, kind: ListKind): number {
  if (query === null) return totals.total;
  if (typeof query === 'string')
    return isCounted(query, kind) ? (totals.facets.get(facetCode(query.slice(1))) ?? 0) : totals.total;
  if ('not' in query) return totals.total;
  const parts = ('all' in query ? query.all : query.any).map((part) => upperBoundOf(part, totals, kind));
  return 'all' in query ? Math.min(totals.total, ...parts) : parts.reduce((sum, part) => sum + part, 0);
}

/** How many rows a question of one single facet finds, by the same counts; null for any other. */
export function storedCount(query: Query | null, totals: Totals, kind: ListKind): number | null {
  if (query === null || (typeof query !== 'string' && 'not' in query)) return null;
  if (typeof query === 'string')
    return isCounted(query, kind) ? (totals.facets.get(facetCode(query.slice(1))) ?? null) : null;
  const parts = 'all' in query ? query.all : query.any;
  return parts.length === 1 ? storedCount(parts[0]!, totals, kind) : null;
}
