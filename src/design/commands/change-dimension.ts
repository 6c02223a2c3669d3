import { dimensionSchema } from '#design/records/dimension.ts';
import { commandKind, repeatsOn } from '#design/commands/command-kind.ts';
import { change } from '#design/draft.ts';

export const changeDimension = commandKind(
  'dimension.change',
  { dimension: dimensionSchema },
  (draft, { dimension }) => change(draft, 'dimensions', dimension.id, () => dimension),
  ({ dimension }) => repeatsOn(`dimension.change ${dimension.id}`),
);
