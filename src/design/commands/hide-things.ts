import { z } from 'zod';
import { commandKind } from '#design/commands/command-kind.ts';
import { hasFlag, thingIdsField, thingOf } from '#design/commands/things.ts';
import { withOptional } from '#design/commands/with-changes.ts';
import type { TableName, TableRecord } from '#design/document.ts';
import { put } from '#design/draft.ts';
import { fault } from '#design/fault.ts';

/** Hidden things stay in the home and on its list, but are not drawn. */
export const hideThings = commandKind(
  'things.hide',
  { ids: thingIdsField, hidden: z.boolean() },
  (draft, { ids, hidden }) => {
    for (const id of ids) {
      const thing = thingOf(draft, id);
      if ('reason' in thing) return thing;
      const { table, record } = thing;
      if (!hasFlag(table, 'hidden')) return fault('bad_value', `${table}.${id}`);
      put(
        draft,
        table,
        withOptional(record as TableRecord<'items'>, 'hidden', hidden || null) as TableRecord<TableName>,
      );
    }
    return null;
  },
);
