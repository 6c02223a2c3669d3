import { lightSchema } from '#design/records/light.ts';
import { repeatsOn, commandKind } from '#design/commands/command-kind.ts';
import { changeRecord } from '#design/commands/edits.ts';

export const changeLight = commandKind(
  'light.change',
  { light: lightSchema },
  (design, { light }) => changeRecord(design, 'lights', light.id, () => light),
  ({ light }) => repeatsOn(`light.change ${light.id}`),
);
