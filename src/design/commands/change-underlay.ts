import { underlaySchema } from '#design/records/underlay.ts';
import { commandKind, repeatsOn } from '#design/commands/command-kind.ts';
import { change } from '#design/draft.ts';

export const changeUnderlay = commandKind(
  'underlay.change',
  { underlay: underlaySchema },
  (draft, { underlay }) => change(draft, 'underlays', underlay.id, () => underlay),
  ({ underlay }) => repeatsOn(`underlay.change ${underlay.id}`),
);
