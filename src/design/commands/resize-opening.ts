import { openingFields } from '#design/records/door.ts';
import { repeatsOn, commandKind } from '#design/commands/command-kind.ts';
import { changeRecord, withChanges } from '#design/commands/edits.ts';

const { id, offset, width, height, sill } = openingFields;

/** With `offset`, one jamb can stay where it is. */
export const resizeOpening = commandKind(
  'opening.resize',
  { id, offset: offset.optional(), width: width.optional(), height: height.optional(), sill: sill.optional() },
  (design, { id, offset, width, height, sill }) =>
    changeRecord(design, 'openings', id, (opening) => withChanges(opening, { offset, width, height, sill })),
  ({ id }) => repeatsOn(`opening.resize ${id}`),
);
