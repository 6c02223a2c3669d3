import { canonicalJson } from '#design/canonical-json.ts';
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
