import { z } from 'zod';
import { commandKind } from '#design/commands/command-kind.ts';
import { thingIdsField, thingOf } from '#design/commands/things.ts';
import { withOptional } from '#design/commands/with-changes.ts';
import type { TableRecord } from '#design/document.ts';
import { put } from '#design/draft.ts';
import { fault } from '#design/fault.ts';

/** Lights of the room and lamps one can buy. A locked one is switched too: it stays where it is. */
export const switchLamps = commandKind(
  'lamps.switch',
  { ids: thingIdsField, on: z.boolean() },
  (draft, { ids, on }) => {
    for (const id of ids) {
      const thing = thingOf(draft, id);
      if ('reason' in thing) return thing;
      const { table, record } = thing;
      if (table === 'lights') put(draft, table, { ...(record as TableRecord<'lights'>), on });
      else if (table === 'items')
        put(draft, table, withOptional(record as TableRecord<'items'>, 'off', on ? null : true));
      else return fault('bad_value', `${table}.${id}`);
    }
    return null;
  },
);
