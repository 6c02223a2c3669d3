import { sql, type RawBuilder } from 'kysely';
import type { Database } from '#db/database.ts';
import { preparedMark } from '#db/prepared.ts';
import { forget, remembered } from '#db/remembered.ts';
import { singleRow } from '#db/single-row.ts';
import { statement } from '#db/statement.ts';
import { facetBytes } from './facet-codes.ts';
import type { Fits } from './list-address.ts';
import type { SearchKind } from './list-kind.ts';
import type { SearchRow } from './search-document.ts';
import { sorts, type Sort } from './steps.ts';
import { lexeme, written, type Query } from './tsquery.ts';

/** Matching rows of one kind: tokens by the index, figures row by row. */
export interface SearchRequest {
  kind: SearchKind;
  query: Query | null;
  figures: Figures;
}
export interface Figures {
  fits: Fits | null;
  sizes: SizeBound[];
  priceFrom: number | null;
  priceTo: number | null;
}
/** One of these measures lies in between. */
export interface SizeBound {
  columns: ('width' | 'depth' | 'height')[];
  min: number;
  max: number | null;
  /** These kinds are meant by what they are called: by this token, or one of them is no longer than that. */
  or?: { token: string; kinds: Query; min: number; max: number };
}
/** `to` is exclusive. */
export interface Prices {
  from: number;
  to: number;
}
export interface RowPosition {
  value: number;
  id: string;
}

/** Which rows of an order are wanted beside the count: so many, after this one. */
export interface RowsRequest {
  sort: Sort;
  beyond: RowPosition | null;
  most: number;
  /** Only those of the hits, by the facets they carry. */
  among?: RawBuilder<unknown>;
}
/** Facets of a whole table, a part at a time: all of them would not fit into one message. */
export async function facetsAfter(
  db: Database,
  kind: SearchKind,
  id: string,
  most: number,
): Promise<{ count: number; last: string | null; facets: Buffer | null }> {
  const found = await sql<{ count: number; last: string | null; facets: Buffer | null }>`
    with part as materialized (select id, facets from ${tableOf({ kind })} where id > ${id} order by id
    limit ${most}) select count(*)::int as count, max(id) as last, string_agg(facets, '') as facets
    from part`.execute(db);
  return singleRow(found);
}

export function order(sort: Sort, value: RawBuilder<unknown>): RawBuilder<unknown> {
  return sorts[sort].down ? sql`order by ${value} desc, id desc` : sql`order by ${value}, id`;
}

export function after(sort: Sort, beyond: RowPosition | null, value: RawBuilder<unknown>): RawBuilder<unknown> {
  if (beyond === null) return sql`true`;
  return sorts[sort].down
    ? sql`(${value}, id) < (${beyond.value}, ${beyond.id})`
    : sql`(${value}, id) > (${beyond.value}, ${beyond.id})`;
}

/** `filler` is rewritten each time: without it the vector would stay in the row (0007-narrow-search.sql). */
export async function writeRow(
  db: Database,
  kind: SearchKind,
  row: SearchRow,
  size: { width: number; depth: number; height: number } | null,
  now: Date,
): Promise<void> {
  const [columns, values] =
    size === null
      ? [sql``, sql``]
      : [sql`, width, depth, height`, sql`, ${size.width}::int, ${size.depth}::int, ${size.height}::int`];
  const sizes = size === null ? sql`` : sql`, width = excluded.width, depth = excluded.depth, height = excluded.height`;
  await sql`
    insert into ${tableOf({ kind })} (id, search, facets, popularity, newest, price${columns}, updated_at)
    values (${row.id}, array_to_tsvector(${row.tokens}::text[]), ${facetBytes(row.facets)}::bytea,
    ${row.popularity}::int, ${row.newest}::bigint, ${row.price}::bigint${values}, ${now})
    on conflict (id) do update set search = excluded.search, facets = excluded.facets, popularity =
    excluded.popularity, newest = excluded.newest, price = excluded.price${sizes}, updated_at = excluded.updated_at,
    filler = excluded.filler`.execute(db);
}

export async function dropRow(db: Database, kind: SearchKind, id: string): Promise<void> {
  await sql`delete from ${tableOf({ kind })} where id = ${id}`.execute(db);
}

/** Existing words are not updated: every product shares some word with others, and they would queue for its row. */
export async function addWords(db: Database, words: readonly { word: string; folded: string }[]): Promise<void> {
  await sql`insert into search_words (word, folded) select *
    from unnest(${words.map(({ word }) => word)}::text[], ${words.map(({ folded }) => folded)}::text[])
    on conflict do nothing`.execute(db);
}

const wordsAmong = statement<{ word: string }>('select word from search_words where word = any($1::text[])');

export async function knownWords(db: Database, words: readonly string[]): Promise<Set<string>> {
  if (words.length === 0) return new Set();
  return new Set((await wordsAmong(db, [words])).map(({ word }) => word));
}

/** Whether something of this kind is found by a query. */
export async function isCalled(db: Database, kind: SearchKind, query: Query): Promise<boolean> {
  const found = await sql<{ called: boolean }>`
    select exists (select from ${tableOf({ kind })} where ${matchCondition(query)}) as called`.execute(db);
  return singleRow(found).called;
}

/** Words with a similar spelling, the most similar first. */
export async function likeWords(db: Database, folded: string): Promise<string[]> {
  const found = await sql<{ word: string }>`
    select word from search_words where folded % ${folded} and word = folded
    and length(folded) between ${folded.length - 2}::int and ${folded.length + 2}::int and position('_' in word) = 0
    order by similarity(folded, ${folded}) desc, used desc, word limit 5`.execute(db);
  return found.rows.map(({ word }) => word);
}

export async function wordsBeginning(db: Database, folded: string, most: number): Promise<string[]> {
  const found = await sql<{
    word: string;
  }>`select word from search_words where folded like ${`${folded.replace(/[%_\\]/g, '\\$&')}%`}
    and position('_' in word) = 0 order by used desc, length(word), word limit ${most}`.execute(db);
  return found.rows.map(({ word }) => word);
}

export interface Totals {
  total: number;
  facets: Map<number, number>;
}

/** Milliseconds. They are counted now and then; another process that has just done so is heard of this much later. */
const rememberedFor = 5_000;

export function readTotals(db: Database, kind: SearchKind): Promise<Totals | null> {
  return remembered(db, `totals of ${kind}`, rememberedFor, () => storedTotals(db, kind));
}

async function storedTotals(db: Database, kind: SearchKind): Promise<Totals | null> {
  const row = await db
    .selectFrom('search_totals')
    .modifyFront(sql.raw(preparedMark))
    .select(['total', 'facets'])
    .where('kind', '=', kind)
    .executeTakeFirst();
  return row
    ? {
        total: row.total,
        facets: new Map(
          Object.entries(row.facets as Record<string, number>).map(([code, count]) => [Number(code), count]),
        ),
      }
    : null;
}

export async function writeTotals(db: Database, kind: SearchKind, { total, facets }: Totals, now: Date): Promise<void> {
  forget(db, `totals of ${kind}`);
  const row = { total, facets: JSON.stringify(Object.fromEntries(facets)), counted_at: now };
  await db
    .insertInto('search_totals')
    .values({ kind, ...row })
    .onConflict((conflict) => conflict.column('kind').doUpdateSet(row))
    .execute();
}

export function matching({ query, figures }: SearchRequest): RawBuilder<unknown> {
  return sql`${matchCondition(query)} and ${measuring(figures)}`;
}

export function matchCondition(query: Query | null): RawBuilder<unknown> {
  const words = written(query);
  return words === null ? sql`true` : sql`search @@ ${words}::tsquery`;
}

/** No size and no price in it. */
export function isBare({ fits, sizes, priceFrom, priceTo }: Figures): boolean {
  return fits === null && sizes.length === 0 && priceFrom === null && priceTo === null;
}

export function measuring({ fits, sizes, priceFrom, priceTo }: Figures): RawBuilder<unknown> {
  return sql.join(
    [
      sql`true`,
      ...(fits === null ? [] : fitting(fits)),
      ...sizes.map(
        ({ columns, min, max, or }) =>
          sql`(${sql.join(
            or === undefined
              ? [between(columns, min, max)]
              : [sql`(not (${matchCondition(or.kinds)}) and (${between(columns, min, max)}))`, calledSo(columns, or)],
            sql` or `,
          )})`,
      ),
      ...(priceFrom === null ? [] : [sql`price >= ${priceFrom}::bigint`]),
      ...(priceTo === null ? [] : [sql`price <= ${priceTo}::bigint`]),
    ],
    sql` and `,
  );
}

function between(columns: SizeBound['columns'], min: number, max: number | null): RawBuilder<unknown> {
  return sql.join(
    columns.map((column) => sql`${sql.ref(column)} between ${min}::int and ${max ?? 1_000_000}::int`),
    sql` or `,
  );
}

function calledSo(
  columns: SizeBound['columns'],
  { token, kinds, min, max }: NonNullable<SizeBound['or']>,
): RawBuilder<unknown> {
  return sql`${matchCondition(token)} or (${matchCondition(kinds)} and (${between(columns, min, max)}))`;
}

/** A piece may be turned: its width may use the free depth. */
function fitting({ width, depth, height }: Fits): RawBuilder<unknown>[] {
  const [w, d, h] = [width ?? 1_000_000, depth ?? 1_000_000, height ?? 1_000_000].map((free) => sql`${free}::int`) as [
    RawBuilder<unknown>,
    RawBuilder<unknown>,
    RawBuilder<unknown>,
  ];
  return [sql`((width <= ${w} and depth <= ${d}) or (width <= ${d} and depth <= ${w}))`, sql`height <= ${h}`];
}

export function tableOf({ kind }: Pick<SearchRequest, 'kind'>) {
  return sql.table(`search_${kind}`);
}

/** For loading many rows at once (COPY): a vector as text. */
export function vectorText(tokens: readonly string[]): string {
  return [...new Set(tokens)].map(lexeme).join(' ');
}
