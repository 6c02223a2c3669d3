import { sql, type RawBuilder } from 'kysely';
import type { Database } from '#db/database.ts';
import type { Fits } from './list-address.ts';
import type { SearchKind } from './list-kind.ts';
import type { SearchRow } from './search-document.ts';
import { sorts, type Sort } from './steps.ts';
import { lexeme, written, type Query } from './tsquery.ts';

/** Rows of one kind that match: tokens by the index, figures row by row. */
export interface Asked { kind: SearchKind; query: Query | null; figures: Figures }
export interface Figures { fits: Fits | null; sizes: SizeBound[]; priceFrom: number | null; priceTo: number | null }
/** One of these measures lies in between. */
export interface SizeBound { columns: ('width' | 'depth' | 'height')[]; min: number; max: number | null }
export interface Beyond { value: number; id: string }

export async function countRows(db: Database, asked: Asked): Promise<number> {
  const found = await sql<{ count: number }>`select count(*)::int as count from ${tableOf(asked)} where ${matching(asked)}`.execute(db);
  return found.rows[0]!.count;
}

/** How many have each facet, and how many there are at all (under the empty name). */
export async function tallyRows(db: Database, asked: Asked): Promise<Map<string, number>> {
  const found = await sql<{ facet: string; count: number }>`
    with hits as materialized (select facets from ${tableOf(asked)} where ${matching(asked)})
    select facet, count(*)::int as count from hits, unnest(facets) as facet group by facet
    union all select '', count(*)::int from hits`.execute(db);
  return new Map(found.rows.map(({ facet, count }) => [facet, count]));
}

/**
 * The first rows in order. The hits are gathered before they are sorted: left to itself the planner walks the index of the order and looks at
 * every row on the way. Where nothing is asked, or much matches (`walk`, down to the value `to`), that walk is just what is wanted.
 */
export async function firstRows(db: Database, asked: Asked, sort: Sort, beyond: Beyond | null, limit: number, walk: { to: number } | null = null): Promise<Beyond[]> {
  const { column, down } = sorts[sort];
  const value = sql.ref(column);
  const order = down ? sql`order by ${value} desc, id desc` : sql`order by ${value}, id`;
  const after = beyond === null ? sql`true` : down ? sql`(${value}, id) < (${beyond.value}, ${beyond.id})` : sql`(${value}, id) > (${beyond.value}, ${beyond.id})`;
  const bound = walk === null ? sql`true` : down ? sql`${value} >= ${walk.to}` : sql`${value} <= ${walk.to}`;
  const rows = sql`select id, ${value} as value from ${tableOf(asked)} where ${matching(asked)} and ${after} and ${bound}`;
  const found = asked.query === null || walk !== null
    ? await sql<Beyond>`${rows} ${order} limit ${limit}`.execute(db)
    : await sql<Beyond>`with hits as materialized (select id, ${value}, ${value} as value from ${tableOf(asked)} where ${matching(asked)} and ${after}) select id, value from hits ${order} limit ${limit}`.execute(db);
  return found.rows;
}

export async function writeRow(db: Database, kind: SearchKind, row: SearchRow, size: { width: number; depth: number; height: number } | null, now: Date): Promise<void> {
  const [columns, values] = size === null ? [sql``, sql``] : [sql`, width, depth, height`, sql`, ${size.width}::int, ${size.depth}::int, ${size.height}::int`];
  const sizes = size === null ? sql`` : sql`, width = excluded.width, depth = excluded.depth, height = excluded.height`;
  await sql`
    insert into ${tableOf({ kind })} (id, search, facets, popularity, newest, price${columns}, updated_at)
    values (${row.id}, array_to_tsvector(${row.tokens}::text[]), ${row.facets}::text[], ${row.popularity}::int, ${row.newest}::bigint, ${row.price}::bigint${values}, ${now})
    on conflict (id) do update set search = excluded.search, facets = excluded.facets, popularity = excluded.popularity, newest = excluded.newest, price = excluded.price${sizes}, updated_at = excluded.updated_at`.execute(db);
}

export async function dropRow(db: Database, kind: SearchKind, id: string): Promise<void> {
  await sql`delete from ${tableOf({ kind })} where id = ${id}`.execute(db);
}

/** A word that is there already is left alone: every product has some word in common with every other, and they would queue for its row. */
export async function addWords(db: Database, words: readonly { word: string; folded: string }[]): Promise<void> {
  await sql`insert into search_words (word, folded) select * from unnest(${words.map(({ word }) => word)}::text[], ${words.map(({ folded }) => folded)}::text[]) on conflict do nothing`.execute(db);
}

export async function knownWords(db: Database, words: readonly string[]): Promise<Set<string>> {
  if (words.length === 0) return new Set();
  const found = await sql<{ word: string }>`select word from search_words where word = any(${words}::text[])`.execute(db);
  return new Set(found.rows.map(({ word }) => word));
}

/** Words that are written almost so, the likest first. */
export async function likeWords(db: Database, folded: string): Promise<string[]> {
  const found = await sql<{ word: string }>`
    select word from search_words where folded % ${folded} and word = folded and length(folded) between ${folded.length - 2}::int and ${folded.length + 2}::int and position('_' in word) = 0
    order by similarity(folded, ${folded}) desc, used desc, word limit 5`.execute(db);
  return found.rows.map(({ word }) => word);
}

export async function wordsBeginning(db: Database, folded: string, most: number): Promise<string[]> {
  const found = await sql<{ word: string }>`select word from search_words where folded like ${`${folded.replace(/[%_\\]/g, '\\$&')}%`} and position('_' in word) = 0 order by used desc, length(word), word limit ${most}`.execute(db);
  return found.rows.map(({ word }) => word);
}

export interface Totals { total: number; facets: Map<string, number> }

export async function readTotals(db: Database, kind: SearchKind): Promise<Totals | null> {
  const row = await db.selectFrom('search_totals').select(['total', 'facets']).where('kind', '=', kind).executeTakeFirst();
  return row ? { total: row.total, facets: new Map(Object.entries(row.facets as Record<string, number>)) } : null;
}

export async function writeTotals(db: Database, kind: SearchKind, tally: Map<string, number>, now: Date): Promise<void> {
  const { '': total = 0, ...facets } = Object.fromEntries(tally);
  const row = { total, facets: JSON.stringify(facets), counted_at: now };
  await db.insertInto('search_totals').values({ kind, ...row }).onConflict((conflict) => conflict.column('kind').doUpdateSet(row)).execute();
}

function matching({ query, figures }: Asked): RawBuilder<unknown> {
  const words = written(query);
  const { fits, sizes, priceFrom, priceTo } = figures;
  return sql.join([
    words === null ? sql`true` : sql`search @@ ${words}::tsquery`,
    ...(fits === null ? [] : fitting(fits)),
    ...sizes.map(({ columns, min, max }) => sql`(${sql.join(columns.map((column) => sql`${sql.ref(column)} between ${min}::int and ${max ?? 1_000_000}::int`), sql` or `)})`),
    ...(priceFrom === null ? [] : [sql`price >= ${priceFrom}::bigint`]),
    ...(priceTo === null ? [] : [sql`price <= ${priceTo}::bigint`]),
  ], sql` and `);
}

/** A piece may be turned: its width may stand where the depth was free. */
function fitting({ width, depth, height }: Fits): RawBuilder<unknown>[] {
  const [w, d, h] = [width ?? 1_000_000, depth ?? 1_000_000, height ?? 1_000_000].map((free) => sql`${free}::int`) as [RawBuilder<unknown>, RawBuilder<unknown>, RawBuilder<unknown>];
  return [sql`((width <= ${w} and depth <= ${d}) or (width <= ${d} and depth <= ${w}))`, sql`height <= ${h}`];
}

function tableOf({ kind }: Pick<Asked, 'kind'>) {
  return sql.table(`search_${kind}`);
}

/** For loading many rows at once (COPY): a vector as text. */
export function vectorText(tokens: readonly string[]): string {
  return [...new Set(tokens)].map(lexeme).join(' ');
}
