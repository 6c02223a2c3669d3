import { z } from 'zod';
import { commandKind } from '#design/commands/command-kind.ts';
import { hasFlag, thingIdsField, thingOf } from '#design/commands/things.ts';
import { withOptional } from '#design/commands/with-changes.ts';
import type { TableName, TableRecord } from '#design/document.ts';
import { put } from '#design/draft.ts';
import { fault } from '#design/fault.ts';

/** A locked thing can only be unlocked, hidden or shown. Walls and what is in them have no lock. */
export const lockThings = commandKind(
  'things.lock',
  { ids: thingIdsField, locked: z.boolean() },
  (draft, { ids, locked }) => {
    for (const id of ids) {
      const thing = thingOf(draft, id);
      if ('reason' in thing) return thing;
      const { table, record } = thing;
      if (!hasFlag(table, 'locked')) return fault('bad_value', `${table}.${id}`);
      const flagged =
        table === 'items'
          ? { ...record, locked }
          : withOptional(record as TableRecord<'columns'>, 'locked', locked || null);
      put(draft, table, flagged as TableRecord<TableName>);
    }
    return null;
  },
);
