import { sql, type RawBuilder } from 'kysely';
import type { Database } from '#db/database.ts';
import { preparedShape } from '#db/prepared.ts';
import { singleRow } from '#db/single-row.ts';
import { facetCode, facetWidth } from './facet-codes.ts';
import type { ListKind, SearchKind } from './list-kind.ts';
import { isCounted } from './search-document.ts';
import {
  after,
  isBare,
  measuring,
  order,
  matchCondition,
  tableOf,
  type SearchRequest,
  type RowPosition,
  type Prices,
  type RowsRequest,
} from './search-queries.server.ts';
import { sorts, type Sort } from './steps.ts';
import type { Query } from './tsquery.ts';

export interface ScanOptions extends RowsRequest {
  /** What the order's index alone can tell; else every row on the way is asked for its vector. */ facets: RawBuilder<unknown> | null;
  prices: Prices;
  /** Rows looked at before it is given up. */ reach: number;
}

/** The first rows in order, found by scanning one row of the order after another, at most `reach`. */
export async function scanInOrder(db: Database, request: SearchRequest, options: ScanOptions): Promise<RowPosition[]> {
  const { sort, beyond, most, facets, prices, reach } = options;
  if (isStart(request, options)) return firstOf(db, request, options);
  const value = sql.ref(sorts[sort].column);
  const found = await sql<RowPosition>`
    select id, value from (select *, ${value} as value from ${tableOf(request)} where ${after(sort, beyond, value)}
    and ${between(sort, prices)} ${order(sort, value)} limit ${reach}) as way
    where ${facets ?? matchCondition(request.query)} and ${measuring(request.figures)} ${order(sort, sql.ref('value'))} limit ${most}`.execute(
    db,
  );
  return found.rows;
}

/** The start of a whole list. */
function isStart({ query, figures }: SearchRequest, { beyond, prices }: ScanOptions): boolean {
  return query === null && beyond === null && isBare(figures) && prices.from === 0 && prices.to === Infinity;
}

/** Numbers of rows that are asked for: a statement for each would be too many to prepare. */
const pageSizes = [25, 61];

/** Planned once, with a number in its words: of an unknown one the planner expects a tenth of the table. */
async function firstOf(db: Database, request: SearchRequest, { sort, most }: ScanOptions): Promise<RowPosition[]> {
  const value = sql.ref(sorts[sort].column);
  const size = pageSizes.find((each) => each >= most) ?? most;
  const found = await preparedShape(
    sql<RowPosition>`select id, ${value} as value from ${tableOf(request)} ${order(sort, value)} limit ${sql.lit(size)}`,
  ).execute(db);
  return found.rows.slice(0, most);
}

function between(sort: Sort, { from, to }: Prices): RawBuilder<unknown> {
  if (sorts[sort].column !== 'price') return sql`true`;
  return sql`price >= ${from}::bigint and ${Number.isFinite(to) ? sql`price < ${to}::bigint` : sql`true`}`;
}

/** A query made of facets that rows carry themselves; null where it needs words, or an owner. */
export function facetCondition(query: Query | null, kind: ListKind): RawBuilder<unknown> | null {
  if (query === null) return sql`true`;
  if (typeof query === 'string') {
    // A price step only accompanies figures that say the same more exactly.
    if (query.startsWith('^')) return sql`true`;
    return isCounted(query, kind) ? hasFacet(query.slice(1)) : null;
  }
  if ('not' in query) return joined([query.not], kind, (parts) => sql`not ${sql.join(parts)}`);
  return 'all' in query
    ? joined(query.all, kind, (parts) => sql.join(parts, sql` and `))
    : joined(query.any, kind, (parts) => sql.join(parts, sql` or `));
}

function joined(
  queries: readonly Query[],
  kind: ListKind,
  join: (parts: RawBuilder<unknown>[]) => RawBuilder<unknown>,
): RawBuilder<unknown> | null {
  const parts = queries.map((query) => facetCondition(query, kind));
  return parts.every((part) => part !== null) && parts.length > 0 ? sql`(${join(parts)})` : null;
}

/** Its bytes occur at a multiple of the facet width: if not at the first occurrence, then perhaps later. */
function hasFacet(name: string): RawBuilder<unknown> {
  const code = facetCode(name)
    .toString(16)
    .padStart(facetWidth * 2, '0');
  const place = sql`position(${`\\x${code}`}::bytea in facets)`;
  return sql`(${place} > 0 and (${place} % ${facetWidth}::int = 1 or encode(facets, 'hex') ~ ${`^(.{${facetWidth * 2}})*${code}`}))`;
}

/** The range of values of an order; null in an empty table. */
export async function orderRangeOf(
  db: Database,
  kind: SearchKind,
  sort: Sort,
): Promise<{ least: number; greatest: number } | null> {
  const value = sql.ref(sorts[sort].column);
  const found = await sql<{
    least: number | null;
    greatest: number | null;
  }>`select min(${value}) as least, max(${value}) as greatest from ${tableOf({ kind })}`.execute(db);
  const { least, greatest } = singleRow(found);
  return least === null || greatest === null ? null : { least, greatest };
}
