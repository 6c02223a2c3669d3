import { stairsSchema } from '#design/records/stairs.ts';
import { commandKind } from '#design/commands/command-kind.ts';
import { add } from '#design/draft.ts';

export const addStairs = commandKind('stairs.add', { stairs: stairsSchema }, (draft, { stairs }) =>
  add(draft, 'stairs', stairs),
);
