import { z } from 'zod';
import { levelIdField, nameField } from '#design/records/fields.ts';
import { commandKind } from '#design/commands/command-kind.ts';
import { stacked } from '#design/commands/stacked-levels.ts';
import { levelTables } from '#design/document.ts';
import type { TableName, TableRecord } from '#design/document.ts';
import { add, recordsIn, setRest } from '#design/draft.ts';
import type { Draft } from '#design/draft.ts';
import { fault } from '#design/fault.ts';
import type { Fault } from '#design/fault.ts';
import { digest } from '#design/reconcile/room-identity.ts';

const shell = ['walls', 'rooms', 'stairs', 'columns', 'beams'] as const;

/**
 * A storey again, right above itself, with all that stands in it or only its shell; what lies higher is lifted. New ids
 * follow from the old ones, so that the same copy is made everywhere.
 */
export const copyLevel = commandKind(
  'level.copy',
  { id: levelIdField, to: levelIdField, name: nameField, what: z.enum(['all', 'shell']) },
  (draft, { id, to, name, what }) => {
    const level = draft.levels.find((each) => each.id === id);
    if (!level) return fault('missing_level', `levels.${id}`);
    if (draft.levels.some((each) => each.id === to)) return fault('id_taken', `levels.${to}`);
    const above = draft.levels.indexOf(level) + 1;
    const upper = stacked([level, { ...level, id: to, name }, ...draft.levels.slice(above)], level.elevation);
    setRest(draft, { levels: [...draft.levels.slice(0, above - 1), ...upper] });
    return copyRecords(draft, id, to, what === 'all' ? levelTables : shell);
  },
);

function copyRecords(draft: Draft, from: string, to: string, tables: readonly TableName[]): Fault | null {
  const renamed = (id: string) => `${id.slice(0, 3)}${digest(`${to} ${id}`)}`;
  const walls = new Set(recordsIn(draft, 'walls', from).map((wall) => wall.id));
  const openings = recordsIn(draft, 'openings').filter((opening) => walls.has(opening.wall));
  const items = tables.includes('items') ? recordsIn(draft, 'items', from) : [];
  const grouped = new Set(items.map((item) => item.group));
  const copies: [TableName, TableRecord<TableName>][] = [
    ...recordsIn(draft, 'groups')
      .filter((group) => grouped.has(group.id))
      .map((group): [TableName, TableRecord<TableName>] => ['groups', { ...group, id: renamed(group.id) }]),
    ...tables.flatMap((table) =>
      recordsIn(draft, table, from).map((record): [TableName, TableRecord<TableName>] => [
        table,
        {
          ...record,
          id: renamed(record.id),
          level: to,
          ...('group' in record && record.group !== undefined && { group: renamed(record.group) }),
        } as TableRecord<TableName>,
      ]),
    ),
    ...openings.map((opening): [TableName, TableRecord<TableName>] => [
      'openings',
      { ...opening, id: renamed(opening.id), wall: renamed(opening.wall) },
    ]),
  ];
  for (const [table, record] of copies) {
    const wrong = add(draft, table, record);
    if (wrong) return wrong;
  }
  return null;
}
