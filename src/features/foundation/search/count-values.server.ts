import type { Database } from '#db/database.ts';
import { figuresOf, filterQuery, priceQuery, questionOf } from './question.ts';
import type { ListAddress } from './list-address.ts';
import type { ListKind, SearchKind } from './list-kind.ts';
import { smallTable } from './measure.server.ts';
import { facetToken } from './search-document.ts';
import { gather } from './gather-queries.server.ts';
import { readTotals, type SearchRequest } from './search-queries.server.ts';
import { allOf } from './tsquery.ts';
import { understand } from './understand.server.ts';

/**
 * How many of a list have each of these values of a filter that is not counted by default (its owner). The filter's own
 * choice does not narrow it.
 */
export async function countValues(
  db: Database,
  kind: ListKind,
  address: ListAddress,
  filter: string,
  values: readonly string[],
): Promise<Map<string, number>> {
  const meant = await understand(db, address.words, kind);
  const figures = figuresOf(
    address,
    meant.sizes.map(({ size }) => size),
  );
  const filters = allOf(filterQuery(address.filters, filter), priceQuery(address));
  const { whole } = questionOf(meant.terms, filters, { named: meant.named?.query ?? null });
  const counts = values.map(
    async (value) =>
      [
        value,
        await countOf(db, { kind: kind.kind, query: allOf(whole, facetToken(`${filter}:${value}`)), figures }),
      ] as const,
  );
  return new Map(await Promise.all(counts));
}

/** How many there are at all. */
export async function countAll(db: Database, kind: SearchKind): Promise<number> {
  const kept = (await readTotals(db, kind))?.total ?? 0;
  return kept > smallTable
    ? kept
    : countOf(db, { kind, query: null, figures: { fits: null, sizes: [], priceFrom: null, priceTo: null } });
}

async function countOf(db: Database, request: SearchRequest): Promise<number> {
  return (await gather(db, request, { facets: false, wanted: null })).count;
}
