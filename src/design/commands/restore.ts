import { z } from 'zod';
import { commandKind } from '#design/commands/command-kind.ts';
import { levelSchema, settingsSchema, tableNames, tableSchemas } from '#design/document.ts';
import { setRecord, setRest } from '#design/draft.ts';
import { limits } from '#design/limits.ts';
import { nameField } from '#design/records/fields.ts';

/** Records as they were; null for one that was not there. */
function recordsField<Schema extends z.ZodType>(schema: Schema) {
  return z.record(z.string().max(40), schema.nullable()).optional();
}

/** The inverse of every command: sets records back to what they were, to the letter, and nothing else. */
export const restore = commandKind(
  'restore',
  {
    name: nameField.optional(),
    settings: settingsSchema.optional(),
    levels: z.array(levelSchema).min(1).max(limits.levels).optional(),
    walls: recordsField(tableSchemas.walls),
    openings: recordsField(tableSchemas.openings),
    rooms: recordsField(tableSchemas.rooms),
    items: recordsField(tableSchemas.items),
    groups: recordsField(tableSchemas.groups),
    lights: recordsField(tableSchemas.lights),
    cameras: recordsField(tableSchemas.cameras),
    stairs: recordsField(tableSchemas.stairs),
    columns: recordsField(tableSchemas.columns),
    beams: recordsField(tableSchemas.beams),
    dimensions: recordsField(tableSchemas.dimensions),
    notes: recordsField(tableSchemas.notes),
    underlays: recordsField(tableSchemas.underlays),
  },
  (draft, { name, settings, levels, ...tables }) => {
    setRest(draft, { ...(name !== undefined && { name }), ...(settings && { settings }), ...(levels && { levels }) });
    for (const table of tableNames)
      for (const [id, record] of Object.entries(tables[table] ?? {})) setRecord(draft, table, id, record);
    return null;
  },
);

export type Restore = z.infer<typeof restore.schema>;
