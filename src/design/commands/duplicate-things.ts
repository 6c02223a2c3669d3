import { z } from 'zod';
import { spotField } from '#design/records/fields.ts';
import { commandKind } from '#design/commands/command-kind.ts';
import { movedThing } from '#design/commands/moved-thing.ts';
import { thingIdField, thingOf } from '#design/commands/things.ts';
import type { Thing } from '#design/commands/things.ts';
import type { TableRecord, TableName } from '#design/document.ts';
import { add } from '#design/draft.ts';
import { shifting } from '#design/plan/motion.ts';

const copyField = z.strictObject({ of: thingIdField, id: thingIdField, by: spotField });

/** Copies are free: unlocked and in no group. A copied opening goes into the copy of its wall, if there is one. */
export const duplicateThings = commandKind(
  'things.duplicate',
  { copies: z.array(copyField).min(1).max(5000) },
  (draft, { copies }) => {
    const renamed = new Map(copies.map(({ of, id }) => [of, id]));
    for (const { of, id, by } of copies) {
      const thing = thingOf(draft, of);
      if ('reason' in thing) return thing;
      const { table, record } = thing;
      const wall = 'wall' in record ? renamed.get(record.wall) : undefined;
      const moved = wall === undefined ? movedThing(draft, table, record, shifting(by)) : { ...record, wall };
      const wrong = add(draft, table, { ...freed({ table, record: moved ?? record }), id });
      if (wrong) return wrong;
    }
    return null;
  },
);

function freed({ table, record }: Thing): TableRecord<TableName> {
  const { locked: _locked, group: _group, ...rest } = record as TableRecord<'items'>;
  return (table === 'items' ? { ...rest, locked: false } : rest) as TableRecord<TableName>;
}
