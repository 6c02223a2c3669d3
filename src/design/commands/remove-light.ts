import { lightIdField } from '#design/records/fields.ts';
import { commandKind } from '#design/commands/command-kind.ts';
import { removeRecord } from '#design/commands/edits.ts';

export const removeLight = commandKind('light.remove', { id: lightIdField }, (design, { id }) =>
  removeRecord(design, 'lights', id),
);
