import type { Restore } from '#design/commands/restore.ts';
import { recordOf, tableNames } from '#design/document.ts';
import type { Draft } from '#design/draft.ts';

/** The command that leads back: every record that was changed, as it was. */
export function inverseOf({ base, name, settings, levels, changes }: Draft): Restore {
  const command: Restore = { kind: 'restore' };
  if (name !== base.name) command.name = base.name;
  if (!isSameJson(settings, base.settings)) command.settings = base.settings;
  if (!isSameJson(levels, base.levels)) command.levels = base.levels;
  for (const [table, changed] of changes) {
    const was = [...changed]
      .map(([id, record]) => [id, recordOf(base, table, id) ?? null, record] as const)
      .filter(([, before, after]) => !isSameJson(before, after))
      .map(([id, before]) => [id, before] as const);
    if (was.length) Object.assign(command, { [table]: Object.fromEntries(was) });
  }
  return command;
}

/** Whether both are written alike, whatever the order of their keys. */
function isSameJson(first: unknown, second: unknown): boolean {
  if (first === second) return true;
  if (typeof first !== 'object' || typeof second !== 'object' || !first || !second) return false;
  const keys = Object.keys(first);
  return (
    keys.length === Object.keys(second).length &&
    keys.every((key) => isSameJson(first[key as keyof typeof first], second[key as keyof typeof second]))
  );
}

/** Two steps back in one: what the first had changed goes back to before the first. */
export function mergedRestore(first: Restore, second: Restore): Restore {
  const merged = { ...second, ...first };
  for (const table of tableNames) {
    if (first[table] && second[table]) Object.assign(merged, { [table]: { ...second[table], ...first[table] } });
  }
  return merged;
}
