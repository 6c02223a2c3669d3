import { surfaceSchema, wallIdField } from '#design/records/fields.ts';
import { wallSideField } from '#design/records/wall.ts';
import { repeatsOn, commandKind } from '#design/commands/command-kind.ts';
import { changeRecord, withOptional } from '#design/commands/edits.ts';

/** One side of a wall; null returns it to the finish of its room's walls. */
export const setWallFinish = commandKind(
  'wall.finish',
  { id: wallIdField, side: wallSideField, surface: surfaceSchema.nullable() },
  (design, { id, side, surface }) => changeRecord(design, 'walls', id, (wall) => withOptional(wall, side, surface)),
  ({ id, side }) => repeatsOn(`wall.finish ${id} ${side}`),
);
