import { lightSchema } from '#design/records/light.ts';
import { commandKind, repeatsOn } from '#design/commands/command-kind.ts';
import { change } from '#design/draft.ts';

export const changeLight = commandKind(
  'light.change',
  { light: lightSchema },
  (draft, { light }) => change(draft, 'lights', light.id, () => light),
  ({ light }) => repeatsOn(`light.change ${light.id}`),
);
