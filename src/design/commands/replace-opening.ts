import { repeatsOn, commandKind } from '#design/commands/command-kind.ts';
import { changeRecord } from '#design/commands/edits.ts';
import { openingSchema } from '#design/document.ts';

/** Another form, other finishes, or a window where a door was, under the same id. */
export const replaceOpening = commandKind(
  'opening.replace',
  { opening: openingSchema },
  (design, { opening }) => changeRecord(design, 'openings', opening.id, () => opening),
  ({ opening }) => repeatsOn(`opening.replace ${opening.id}`),
);
