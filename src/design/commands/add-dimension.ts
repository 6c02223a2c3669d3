import { dimensionSchema } from '#design/records/dimension.ts';
import { commandKind } from '#design/commands/command-kind.ts';
import { add } from '#design/draft.ts';

export const addDimension = commandKind('dimension.add', { dimension: dimensionSchema }, (draft, { dimension }) =>
  add(draft, 'dimensions', dimension),
);
