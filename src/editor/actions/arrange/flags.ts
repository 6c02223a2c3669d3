import type { TableName } from '#design/document.ts';
import { tableOfId } from '#design/document.ts';
import type { Editor } from '#editor/editor.ts';

/** Walls, openings, rooms and cameras are always shown and never locked. */
const flagged: ReadonlySet<TableName> = new Set([
  'items',
  'lights',
  'stairs',
  'columns',
  'beams',
  'dimensions',
  'notes',
  'underlays',
]);

export function flaggable({ session }: Editor): string[] {
  return session.state.selection.filter((id) => flagged.has(tableOfId(id) ?? 'walls'));
}

/** Everything of the home that has this flag. */
export function withFlag({ session }: Editor, flag: 'hidden' | 'locked'): string[] {
  return [...flagged].flatMap((table) =>
    Object.values(session.design[table])
      .filter((record) => flag in record && (record as { hidden?: boolean; locked?: boolean })[flag])
      .map(({ id }) => id)
      .sort(),
  );
}
