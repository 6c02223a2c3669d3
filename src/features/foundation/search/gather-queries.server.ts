import { sql, type RawBuilder } from 'kysely';
import type { Database } from '#db/database.ts';
import { preparedShape } from '#db/prepared.ts';
import { singleRow } from '#db/single-row.ts';
import {
  after,
  isBare,
  matching,
  order,
  tableOf,
  type RowPosition,
  type RowsRequest,
  type SearchRequest,
} from './search-queries.server.ts';
import { sorts } from './steps.ts';

export interface GatheredRows {
  count: number;
  /** Facets of all hits in one piece; facet-codes.ts counts them. */ facets: Buffer | null;
  rows: RowPosition[];
}

interface GatherOptions {
  facets: boolean;
  wanted: RowsRequest | null;
}

/**
 * Count, facets and first rows of a query in one pass over its hits. They are gathered before they are sorted: left to
 * itself the planner scans the index of the order and checks every row on the way.
 */
export async function gather(db: Database, request: SearchRequest, options: GatherOptions): Promise<GatheredRows> {
  const found = await asked<Gathered>(
    request,
    options,
    sql`with hits as materialized (select ${columnsOf(options)} from ${tableOf(request)} where ${matching(request)})
    select ${gatheredOf(options, options.wanted && sql`${options.wanted.most}`)} from hits`,
  ).execute(db);
  return rowsOf(singleRow(found), options);
}

/** Where the sample has more than `least` hits, its own; else those of the whole query. One statement tells both. */
export async function gatherSampled(
  db: Database,
  { request, sample, least, depth }: { request: SearchRequest; sample: SearchRequest; least: number; depth: number },
  options: GatherOptions,
): Promise<GatheredRows & { whole: boolean }> {
  const columns = columnsOf(options);
  const table = tableOf(request);
  const isFew = sql`(select few from size)`;
  // Of a stage only all rows tell which come first.
  const most = options.wanted?.among ? sql`0` : sql`${depth}::int`;
  const found = await asked<Gathered & { whole: boolean }>(
    request,
    options,
    sql`with part as materialized (select ${columns} from ${table} where ${matching(sample)}),
    size as materialized (select count(*) <= ${least}::int as few from part),
    hits as materialized (select * from part where not ${isFew}
      union all select ${columns} from ${table} where ${isFew} and ${matching(request)})
    select ${gatheredOf(options, options.wanted && sql`(case when ${isFew} then ${options.wanted.most}::int else ${most} end)`)},
    ${isFew} as whole from hits`,
  ).execute(db);
  const row = singleRow(found);
  return { ...rowsOf(row, options), whole: row.whole };
}

interface Gathered {
  count: number;
  facets: Buffer | null;
  rows: RowPosition[] | null;
}

function rowsOf({ count, facets, rows }: Gathered, options: GatherOptions): GatheredRows {
  return { count, facets: options.facets ? (facets ?? Buffer.alloc(0)) : null, rows: rows ?? [] };
}

function columnsOf({ facets, wanted }: GatherOptions): RawBuilder<unknown> {
  return sql`${facets || wanted?.among ? sql`facets` : sql`null::bytea as facets`}${
    wanted === null ? sql`` : sql`, id, ${sql.ref(sorts[wanted.sort].column)} as value`
  }`;
}

function gatheredOf({ facets, wanted }: GatherOptions, most: RawBuilder<unknown> | null): RawBuilder<unknown> {
  const rows =
    wanted === null
      ? sql`null`
      : sql`(select json_agg(first) from (select id, value from hits
        where ${wanted.among ?? sql`true`} and ${after(wanted.sort, wanted.beyond, sql.ref('value'))} ${order(wanted.sort, sql.ref('value'))}
        limit ${most}) as first)`;
  return sql`count(*)::int as count, ${facets ? sql`string_agg(facets, '')` : sql`null::bytea`} as facets, ${rows} as rows`;
}

/** Without figures there is one way to its hits, the index of tokens: planned once. With them it depends on which. */
function asked<T>(
  { figures }: SearchRequest,
  { wanted }: GatherOptions,
  statement: RawBuilder<unknown>,
): RawBuilder<T> {
  const usual = isBare(figures) && (wanted === null || wanted.beyond === null);
  return (usual ? preparedShape(statement) : statement) as RawBuilder<T>;
}
