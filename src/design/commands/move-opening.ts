import { openingFields } from '#design/records/door.ts';
import { commandKind, repeatsOn } from '#design/commands/command-kind.ts';
import { change } from '#design/draft.ts';

/** Along its wall, or to another one. */
export const moveOpening = commandKind(
  'opening.move',
  { id: openingFields.id, wall: openingFields.wall, offset: openingFields.offset },
  (draft, { id, wall, offset }) => change(draft, 'openings', id, (opening) => ({ ...opening, wall, offset })),
  ({ id }) => repeatsOn(`opening.move ${id}`),
);
