import { openingFields } from '#design/records/door.ts';
import { repeatsOn, commandKind } from '#design/commands/command-kind.ts';
import { changeRecord } from '#design/commands/edits.ts';

/** Along its wall, or to another one. */
export const moveOpening = commandKind(
  'opening.move',
  { id: openingFields.id, wall: openingFields.wall, offset: openingFields.offset },
  (design, { id, wall, offset }) => changeRecord(design, 'openings', id, (opening) => ({ ...opening, wall, offset })),
  ({ id }) => repeatsOn(`opening.move ${id}`),
);
