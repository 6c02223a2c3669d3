import { stairsSchema } from '#design/records/stairs.ts';
import { commandKind, repeatsOn } from '#design/commands/command-kind.ts';
import { change } from '#design/draft.ts';

export const changeStairs = commandKind(
  'stairs.change',
  { stairs: stairsSchema },
  (draft, { stairs }) => change(draft, 'stairs', stairs.id, () => stairs),
  ({ stairs }) => repeatsOn(`stairs.change ${stairs.id}`),
);
