import { z } from 'zod';
import { spotField, turnField } from '#design/records/fields.ts';
import { commandKind, repeatsOn } from '#design/commands/command-kind.ts';
import { freeThing, thingIdField } from '#design/commands/things.ts';
import type { TableRecord, TableName } from '#design/document.ts';
import { put } from '#design/draft.ts';
import { fault } from '#design/fault.ts';

const placeField = z.strictObject({ id: thingIdField, at: spotField, turn: turnField.optional() });

/** Each to a place of its own: what aligns, distributes or spaces evenly. Heights only where a thing has one. */
export const placeThings = commandKind(
  'things.place',
  { places: z.array(placeField).min(1).max(10_000) },
  (draft, { places }) => {
    for (const { id, at, turn } of places) {
      const thing = freeThing(draft, id);
      if ('reason' in thing) return thing;
      const { table, record } = thing;
      if (!('at' in record)) return fault('bad_value', `${table}.${id}`);
      const placed = {
        ...record,
        at: 'z' in record.at ? at : { x: at.x, y: at.y },
        ...(turn !== undefined && 'turn' in record && { turn }),
      };
      put(draft, table, placed as TableRecord<TableName>);
    }
    return null;
  },
  ({ places }) => repeatsOn(`things.place ${places.map(({ id }) => id).join()}`),
);
