import { lightSchema } from '#design/records/light.ts';
import { commandKind } from '#design/commands/command-kind.ts';
import { addRecord } from '#design/commands/edits.ts';

export const addLight = commandKind('light.add', { light: lightSchema }, (design, { light }) =>
  addRecord(design, 'lights', light),
);
