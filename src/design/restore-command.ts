import { canonicalJson } from '#design/canonical-json.ts';
import { tableNames } from '#design/document.ts';
import type { Design, TableName } from '#design/document.ts';
import type { Restore } from '#design/commands/restore.ts';

/** The command that leads from one design to another: every record that differs, as the other has it. */
export function restoreCommand(from: Design, to: Design): Restore {
  const command: Restore = { kind: 'restore' };
  if (from.name !== to.name) command.name = to.name;
  if (!isSameJson(from.settings, to.settings)) command.settings = to.settings;
  if (!isSameJson(from.levels, to.levels)) command.levels = to.levels;
  for (const table of tableNames) {
    const changed = changedIds(from, to, table).filter((id) => !isSameJson(from[table][id], to[table][id]));
    if (changed.length)
      Object.assign(command, { [table]: Object.fromEntries(changed.map((id) => [id, to[table][id] ?? null])) });
  }
  return command;
}

/** Designs share what they do not change, so the same record is the same object. */
export function changedIds(from: Design, to: Design, table: TableName): string[] {
  if (from[table] === to[table]) return [];
  const before = from[table];
  const after = to[table];
  const gone = Object.keys(before).filter((id) => !(id in after));
  return [...gone, ...Object.keys(after).filter((id) => before[id] !== after[id])];
}

function isSameJson(first: unknown, second: unknown): boolean {
  return first === second || canonicalJson(first) === canonicalJson(second);
}

/** Two steps back in one: what the first had changed goes back to before the first. */
export function mergedRestore(first: Restore, second: Restore): Restore {
  const merged = { ...second, ...first };
  for (const table of tableNames) {
    if (first[table] && second[table]) Object.assign(merged, { [table]: { ...second[table], ...first[table] } });
  }
  return merged;
}
