import { z } from 'zod';
import type { ConsoleList } from './console-list.ts';

export const consolePageSize = 50;

/** No text of ours has a zero character, and the database knows none. */
const part = z.union([z.string().refine((text) => !text.includes('\0')), z.number()]);
/** A place in a list: the value it is ordered by and the id that tells equals apart. */
const placeShape = z.tuple([part, part]).readonly();
export type Place = z.infer<typeof placeShape>;

export function writePlace(place: Place): string {
  return Buffer.from(JSON.stringify(place)).toString('base64url');
}

/** What an address says; nonsense begins at the beginning. */
export function readPlace(text: string | null): Place | null {
  if (text === null || text.length > 500) return null;
  try {
    return placeShape.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString())).data ?? null;
  } catch {
    return null;
  }
}

/** A place by time, as `toISOString` or milliseconds wrote it; null for nonsense and for times a database does not know. */
export function readMoment(text: string | null): { at: Date; id: string } | null {
  const [value, id] = readPlace(text) ?? [];
  const at = new Date(value ?? Number.NaN);
  return at.getTime() >= 0 && at.getUTCFullYear() < 10_000 ? { at, id: String(id) } : null;
}

/** One row more than fits is asked for: it says that there is a next page and is not shown. */
export function pageOf<Row>(found: Row[], placeOf: (row: Row) => Place, size = consolePageSize): ConsoleList<Row> {
  const rows = found.slice(0, size);
  const last = rows.at(-1);
  return { rows, next: found.length > size && last !== undefined ? writePlace(placeOf(last)) : null };
}
