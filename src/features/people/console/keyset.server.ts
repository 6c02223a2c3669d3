import { z } from 'zod';
import type { Order, SortColumns } from '#platform/sorted-rows-queries.server.ts';
import type { ConsoleList } from './console-list.ts';

export const consolePageSize = 50;

/** No text of ours has a zero character, and the database does not support it. */
const part = z.union([z.string().refine((text) => !text.includes('\0')), z.number()]);
/** A cursor: the value it is sorted by and the id that breaks ties. */
const cursorShape = z.tuple([part, part]).readonly();
export type Cursor = z.infer<typeof cursorShape>;

export function encodeCursor(place: Cursor): string {
  return Buffer.from(JSON.stringify(place)).toString('base64url');
}

/** The cursor of an address; an invalid one is the start. */
export function decodeCursor(text: string | null): Cursor | null {
  if (text === null || text.length > 500) return null;
  try {
    return cursorShape.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString())).data ?? null;
  } catch {
    return null;
  }
}

/** A cursor by time, as `toISOString` or milliseconds; null for an invalid one and for times a database cannot hold. */
export function readMoment(text: string | null): { at: Date; id: string } | null {
  const [value, id] = decodeCursor(text) ?? [];
  const at = new Date(value ?? Number.NaN);
  return at.getTime() >= 0 && at.getUTCFullYear() < 10_000 ? { at, id: String(id) } : null;
}

/** One row more than fits is queried: it shows that there is a next page and is not displayed. */
export function pageOf<Row>(found: Row[], placeOf: (row: Row) => Cursor, size = consolePageSize): ConsoleList<Row> {
  const rows = found.slice(0, size);
  const last = rows.at(-1);
  return { rows, next: found.length > size && last !== undefined ? encodeCursor(placeOf(last)) : null };
}

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
