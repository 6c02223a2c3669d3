import { commandKind, repeatsOn } from '#design/commands/command-kind.ts';
import { openingSchema } from '#design/document.ts';
import { change } from '#design/draft.ts';

/** Another form, other finishes, or a window where a door was, under the same id. */
export const replaceOpening = commandKind(
  'opening.replace',
  { opening: openingSchema },
  (draft, { opening }) => change(draft, 'openings', opening.id, () => opening),
  ({ opening }) => repeatsOn(`opening.replace ${opening.id}`),
);
