import type { Order, SortColumns } from '#platform/sorted-rows-queries.server.ts';
import { decodeCursor, type Cursor } from './keyset.server.ts';

const figures = /^-?\d{1,18}(\.\d{1,6})?$/;

/** `?sort=-total&after=…` of a list: the column somebody chose, null for its usual order. */
export function askedOrder(
  { sort, after }: { sort: string | null; after: string | null },
  columns: SortColumns,
  limit: number,
): Order | null {
  const key = sort?.replace(/^-/, '') ?? '';
  const column = Object.hasOwn(columns, key) ? columns[key] : undefined;
  if (column === undefined) return null;
  const [value, id] = (decodeCursor(after) ?? []).map(String);
  const known = value !== undefined && id !== undefined && (column.cast === 'text' || figures.test(value));
  return { column, down: sort?.startsWith('-') ?? false, after: known ? { value, id } : null, limit };
}

/** Where a row stands: in the order somebody chose, or at its place in the usual one. */
export function placeIn(order: Order | null, row: { id: string | number; sorted_by?: string }, usual: Cursor): Cursor {
  return order === null ? usual : [row.sorted_by ?? '', String(row.id)];
}
