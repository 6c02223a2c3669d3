import { z } from 'zod';
import { commandKind } from '#design/commands/command-kind.ts';
import { levelSchema, settingsSchema, tableNames, tableSchemas } from '#design/document.ts';
import type { Design, TableName } from '#design/document.ts';
import { limits } from '#design/limits.ts';

/** Records as they were; null for one that was not there. */
function recordsField<Schema extends z.ZodType>(schema: Schema) {
  return z.record(z.string().max(40), schema.nullable()).optional();
}

/** The inverse of every command: sets records back to what they were, and nothing else. */
export const restore = commandKind(
  'restore',
  {
    name: z.string().max(120).optional(),
    settings: settingsSchema.optional(),
    levels: z.array(levelSchema).min(1).max(limits.levels).optional(),
    walls: recordsField(tableSchemas.walls),
    openings: recordsField(tableSchemas.openings),
    rooms: recordsField(tableSchemas.rooms),
    items: recordsField(tableSchemas.items),
    groups: recordsField(tableSchemas.groups),
    lights: recordsField(tableSchemas.lights),
    cameras: recordsField(tableSchemas.cameras),
  },
  (design, command) => {
    const result: Design = { ...design };
    if (command.name !== undefined) result.name = command.name;
    if (command.settings) result.settings = command.settings;
    if (command.levels) result.levels = command.levels;
    for (const table of tableNames) setBack(result, table, command[table]);
    return result;
  },
);

export type Restore = z.infer<typeof restore.schema>;

function setBack(design: Design, table: TableName, records: Record<string, unknown> | undefined): void {
  if (!records) return;
  const kept = { ...design[table], ...records };
  Object.assign(design, { [table]: Object.fromEntries(Object.entries(kept).filter(([, record]) => record !== null)) });
}
