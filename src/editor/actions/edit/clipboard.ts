import { z } from 'zod';
import { currentVersion, openingsOf, recordOf, tableOfId, tableSchemas } from '#design/document.ts';
import type { Design, TableName } from '#design/document.ts';
import { limits } from '#design/limits.ts';
import { boundsOfThings } from '#editor/outlines.ts';
import type { PieceSource } from '#editor/pieces.ts';

/** Tables that are copied; groups come with their members, rooms follow from walls. */
const copied = [
  'walls',
  'openings',
  'items',
  'lights',
  'cameras',
  'stairs',
  'columns',
  'beams',
  'dimensions',
  'notes',
  'underlays',
] as const satisfies TableName[];

const list = <Schema extends z.ZodType>(table: TableName, schema: Schema) =>
  z.array(schema).max(limits[table]).optional();

/** What lies on the clipboard, as plain text: another design, another window, or a file can give it. */
const clipboardSchema = z.strictObject({
  hien: z.literal('things'),
  version: z.literal(currentVersion),
  /** The middle of what was copied: it is put down around another one. */
  middle: z.strictObject({ x: z.number(), y: z.number() }),
  walls: list('walls', tableSchemas.walls),
  openings: list('openings', tableSchemas.openings),
  items: list('items', tableSchemas.items),
  lights: list('lights', tableSchemas.lights),
  cameras: list('cameras', tableSchemas.cameras),
  stairs: list('stairs', tableSchemas.stairs),
  columns: list('columns', tableSchemas.columns),
  beams: list('beams', tableSchemas.beams),
  dimensions: list('dimensions', tableSchemas.dimensions),
  notes: list('notes', tableSchemas.notes),
  underlays: list('underlays', tableSchemas.underlays),
});
export type Clipboard = z.infer<typeof clipboardSchema>;

/** Longer texts are not ours. */
const longest = 4_000_000;

export function writeClipboard(design: Design, ids: readonly string[], pieces: PieceSource): string | null {
  const walls = ids.filter((id) => tableOfId(id) === 'walls');
  const all = [...new Set([...ids, ...walls.flatMap((wall) => openingsOf(design, wall).map(({ id }) => id))])];
  const bounds = boundsOfThings(design, all, pieces);
  if (!bounds) return null;
  const tables = copied.flatMap((table) => {
    const records = all.filter((id) => tableOfId(id) === table).flatMap((id) => recordOf(design, table, id) ?? []);
    return records.length > 0 ? [[table, records]] : [];
  });
  const middle = { x: (bounds.left + bounds.right) / 2, y: (bounds.bottom + bounds.top) / 2 };
  return JSON.stringify({ hien: 'things', version: currentVersion, middle, ...Object.fromEntries(tables) });
}

/** Null for any text that is not ours. */
export function readClipboard(text: string): Clipboard | null {
  if (text.length > longest || !text.startsWith('{')) return null;
  try {
    const read = clipboardSchema.safeParse(JSON.parse(text));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}
