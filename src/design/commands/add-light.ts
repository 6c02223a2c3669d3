import { lightSchema } from '#design/records/light.ts';
import { commandKind } from '#design/commands/command-kind.ts';
import { add } from '#design/draft.ts';

export const addLight = commandKind('light.add', { light: lightSchema }, (draft, { light }) =>
  add(draft, 'lights', light),
);
