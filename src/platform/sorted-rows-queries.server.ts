import { sql, type Expression, type RawBuilder } from 'kysely';
import type { Database } from '#db/database.ts';

/** What a column of a list is sorted by: an expression over its rows, which are called `listed`. */
interface SortColumn {
  value(down: boolean): RawBuilder<unknown>;
  cast: 'text' | 'numeric';
}
export type SortColumns = Readonly<Record<string, SortColumn>>;

/** One column of a list, and where the page before ended. */
export interface Order {
  column: SortColumn;
  down: boolean;
  after: { value: string; id: string } | null;
  limit: number;
}

/** Without regard to case and marks, as the search reads them. */
export function byText(value: RawBuilder<unknown>): SortColumn {
  return { value: () => sql`coalesce(folded((${value})::text), '')`, cast: 'text' };
}

export function byNumber(value: RawBuilder<unknown>): SortColumn {
  return { value: () => sql`coalesce(${value}, 0)::numeric`, cast: 'numeric' };
}

/** To the microsecond, as a number: no text in an address is read as a time. What has none is last, either way. */
export function byMoment(value: RawBuilder<unknown>): SortColumn {
  return {
    value: (down) => sql`coalesce(extract(epoch from ${value}), ${sql.lit(down ? 0 : 1e12)})::numeric`,
    cast: 'numeric',
  };
}

/** Rows of a query in the order of any column. Ties go by id, so that no page repeats or skips a row. */
export async function sortedRows<Row>(
  db: Database,
  query: Expression<Row>,
  { column: { value: valueIn, cast }, down, after, limit }: Order,
): Promise<(Row & { sorted_by: string })[]> {
  const value = valueIn(down);
  const direction = sql.raw(down ? 'desc' : 'asc');
  const further =
    after === null
      ? sql`true`
      : sql`(${value}, listed.id::text) ${sql.raw(down ? '<' : '>')} (${after.value}::${sql.raw(cast)}, ${after.id})`;
  const found = await sql<Row & { sorted_by: string }>`select listed.*, (${value})::text as sorted_by
    from (${query}) as listed where ${further} order by ${value} ${direction}, listed.id::text ${direction}
    limit ${limit}`.execute(db);
  return found.rows;
}
