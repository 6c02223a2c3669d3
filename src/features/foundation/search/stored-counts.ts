import { facetCode } from './facet-codes.ts';
import type { ListKind } from './list-kind.ts';
import { isCounted } from './search-document.ts';
import type { Totals } from './search-queries.server.ts';
import type { Query } from './tsquery.ts';

/**
 * Upper bound of a query's results, from the stored counts of single facets. They may be a little old: good enough to
 * choose a strategy.
 */
export function upperBoundOf(query: Query | null, totals: Totals, kind: ListKind): number {
  if (query === null) return totals.total;
  if (typeof query === 'string')
    return isCounted(query, kind) ? (totals.facets.get(facetCode(query.slice(1))) ?? 0) : totals.total;
  if ('not' in query) return totals.total;
  const parts = ('all' in query ? query.all : query.any).map((part) => upperBoundOf(part, totals, kind));
  return 'all' in query ? Math.min(totals.total, ...parts) : parts.reduce((sum, part) => sum + part, 0);
}

/** The stored number of results of a query of one single facet; null for any other. */
export function storedCount(query: Query | null, totals: Totals, kind: ListKind): number | null {
  if (query === null || (typeof query !== 'string' && 'not' in query)) return null;
  if (typeof query === 'string')
    return isCounted(query, kind) ? (totals.facets.get(facetCode(query.slice(1))) ?? null) : null;
  const parts = 'all' in query ? query.all : query.any;
  return parts.length === 1 ? storedCount(parts[0] ?? null, totals, kind) : null;
}
