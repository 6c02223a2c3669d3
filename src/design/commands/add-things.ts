import { z } from 'zod';
import { commandKind } from '#design/commands/command-kind.ts';
import { tableNames, tableSchemas } from '#design/document.ts';
import type { TableName, TableRecord } from '#design/document.ts';
import { add } from '#design/draft.ts';
import { limits } from '#design/limits.ts';

function listField<Schema extends z.ZodType>(table: TableName, schema: Schema) {
  return z.array(schema).max(limits[table]).optional();
}

/** Many records at once: what was copied from another design, a room of four walls. Rooms follow from the walls. */
export const addThings = commandKind(
  'things.add',
  {
    walls: listField('walls', tableSchemas.walls),
    openings: listField('openings', tableSchemas.openings),
    groups: listField('groups', tableSchemas.groups),
    items: listField('items', tableSchemas.items),
    lights: listField('lights', tableSchemas.lights),
    cameras: listField('cameras', tableSchemas.cameras),
    stairs: listField('stairs', tableSchemas.stairs),
    columns: listField('columns', tableSchemas.columns),
    beams: listField('beams', tableSchemas.beams),
    dimensions: listField('dimensions', tableSchemas.dimensions),
    notes: listField('notes', tableSchemas.notes),
    underlays: listField('underlays', tableSchemas.underlays),
  },
  (draft, command) => {
    for (const table of tableNames) {
      if (table === 'rooms') continue;
      for (const record of command[table] ?? []) {
        const wrong = add(draft, table, record as TableRecord<TableName>);
        if (wrong) return wrong;
      }
    }
    return null;
  },
);
