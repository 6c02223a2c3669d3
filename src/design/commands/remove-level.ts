import { levelIdField } from '#design/records/fields.ts';
import { commandKind } from '#design/commands/command-kind.ts';
import { dropRecords } from '#design/commands/edits.ts';
import { withoutEmptyGroups } from '#design/commands/groups.ts';
import { levelOf } from '#design/document.ts';
import type { Design } from '#design/document.ts';
import { fault } from '#design/fault.ts';

/** With everything on it. A home keeps at least one. */
export const removeLevel = commandKind('level.remove', { id: levelIdField }, (design, { id }) => {
  if (!levelOf(design, id)) return fault('missing_level', `levels.${id}`);
  if (design.levels.length === 1) return fault('last_level', `levels.${id}`);
  let result: Design = { ...design, levels: design.levels.filter((level) => level.id !== id) };
  const walls = idsOn(design.walls, id);
  const openings = Object.values(design.openings).filter((opening) => walls.has(opening.wall));
  result = dropRecords(result, 'openings', new Set(openings.map((opening) => opening.id)));
  for (const table of ['walls', 'rooms', 'items', 'lights', 'cameras'] as const)
    result = dropRecords(result, table, idsOn(design[table], id));
  return withoutEmptyGroups(result);
});

function idsOn(table: Record<string, { id: string; level: string }>, level: string): Set<string> {
  return new Set(
    Object.values(table)
      .filter((record) => record.level === level)
      .map((record) => record.id),
  );
}
