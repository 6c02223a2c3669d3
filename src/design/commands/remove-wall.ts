import { wallIdField } from '#design/records/fields.ts';
import { commandKind } from '#design/commands/command-kind.ts';
import { dropRecords, removeRecord } from '#design/commands/edits.ts';
import { openingsOf } from '#design/document.ts';

/** Its doors and windows go with it. */
export const removeWall = commandKind('wall.remove', { id: wallIdField }, (design, { id }) => {
  const openings = new Set(openingsOf(design, id).map((opening) => opening.id));
  return removeRecord(dropRecords(design, 'openings', openings), 'walls', id);
});
