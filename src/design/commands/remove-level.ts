import { levelIdField } from '#design/records/fields.ts';
import { commandKind } from '#design/commands/command-kind.ts';
import { dropEmptyGroups } from '#design/commands/drop-empty-groups.ts';
import { drop, recordsIn, setRest } from '#design/draft.ts';
import { levelTables } from '#design/document.ts';
import { fault } from '#design/fault.ts';

/** With everything on it. A home keeps at least one. */
export const removeLevel = commandKind('level.remove', { id: levelIdField }, (draft, { id }) => {
  if (!draft.levels.some((level) => level.id === id)) return fault('missing_level', `levels.${id}`);
  if (draft.levels.length === 1) return fault('last_level', `levels.${id}`);
  setRest(draft, { levels: draft.levels.filter((level) => level.id !== id) });
  const walls = new Set(recordsIn(draft, 'walls', id).map((wall) => wall.id));
  const openings = recordsIn(draft, 'openings').filter((opening) => walls.has(opening.wall));
  const groups = recordsIn(draft, 'items', id).map((item) => item.group);
  const gone = levelTables.map((table) => [table, recordsIn(draft, table, id)] as const);
  for (const opening of openings) drop(draft, 'openings', opening.id);
  for (const [table, records] of gone) for (const record of records) drop(draft, table, record.id);
  dropEmptyGroups(draft, groups);
  return null;
});
