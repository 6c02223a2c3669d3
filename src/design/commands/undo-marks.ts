import { canonicalJson } from '#design/canonical-json.ts';
import { recordOf, tableNames } from '#design/document.ts';
import type { Design } from '#design/document.ts';
import type { Restore } from '#design/commands/restore.ts';
import { hashOfText, hexOf } from '#design/tables/text-hash.ts';

/** The hash of each part a restore would set, by its path: `walls.wl_1`, `settings`. */
export type UndoMarks = Record<string, string>;

const wholes = ['name', 'settings', 'levels'] as const;
/** Of a record that is not there. */
const absent = '-';

/** What stands now where this restore would write. */
export function marksOf(design: Design, restore: Restore): UndoMarks {
  return Object.fromEntries(pathsOf(restore).map(({ path, value }) => [path, hashOfPart(value(design))]));
}

/**
 * An undo together with others (DECISIONS D6): without the parts that are no longer as its step left them. Browser and
 * server both ask this, of the design it is applied to.
 */
export function guardedUndo(
  design: Design,
  restore: Restore,
  marks: UndoMarks,
): { command: Restore; skipped: string[] } {
  const skipped = pathsOf(restore)
    .filter(({ path, value }) => Object.hasOwn(marks, path) && marks[path] !== hashOfPart(value(design)))
    .map(({ path }) => path);
  return { command: skipped.length === 0 ? restore : without(restore, new Set(skipped)), skipped };
}

/** The parts a restore would set: `walls.wl_1`, `settings`. */
export function restorePaths(restore: Restore): string[] {
  return pathsOf(restore).map(({ path }) => path);
}

function pathsOf(restore: Restore): { path: string; value: (design: Design) => unknown }[] {
  const whole = wholes
    .filter((field) => restore[field] !== undefined)
    .map((field) => ({ path: field, value: (design: Design): unknown => design[field] }));
  const records = tableNames.flatMap((table) =>
    Object.keys(restore[table] ?? {}).map((id) => ({
      path: `${table}.${id}`,
      value: (design: Design): unknown => recordOf(design, table, id),
    })),
  );
  return [...whole, ...records];
}

function without(restore: Restore, paths: ReadonlySet<string>): Restore {
  const left: Restore = { ...restore };
  for (const field of wholes) if (paths.has(field)) delete left[field];
  for (const table of tableNames) {
    const records = restore[table];
    if (!records) continue;
    const kept = Object.entries(records).filter(([id]) => !paths.has(`${table}.${id}`));
    if (kept.length === 0) delete left[table];
    else Object.assign(left, { [table]: Object.fromEntries(kept) });
  }
  return left;
}

function hashOfPart(value: unknown): string {
  return value === undefined ? absent : hexOf(hashOfText(canonicalJson(value)));
}
