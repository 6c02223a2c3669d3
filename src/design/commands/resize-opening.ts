import { openingFields } from '#design/records/door.ts';
import { commandKind, repeatsOn } from '#design/commands/command-kind.ts';
import { withChanges } from '#design/commands/with-changes.ts';
import { change } from '#design/draft.ts';

const { id, offset, width, height, sill } = openingFields;

/** With `offset`, one jamb can stay where it is. */
export const resizeOpening = commandKind(
  'opening.resize',
  { id, offset: offset.optional(), width: width.optional(), height: height.optional(), sill: sill.optional() },
  (draft, { id, offset, width, height, sill }) =>
    change(draft, 'openings', id, (opening) => withChanges(opening, { offset, width, height, sill })),
  ({ id }) => repeatsOn(`opening.resize ${id}`),
);
