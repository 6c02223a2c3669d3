import { surfaceSchema, wallIdField } from '#design/records/fields.ts';
import { wallSideField } from '#design/records/wall.ts';
import { again, commandKind } from '#design/commands/command-kind.ts';
import { changeRecord, withOptional } from '#design/commands/edits.ts';

/** One side of a wall; null lets it wear what its room's walls wear. */
export const clotheWall = commandKind('wall.clothe', { id: wallIdField, side: wallSideField, surface: surfaceSchema.nullable() },
  (design, { id, side, surface }) => changeRecord(design, 'walls', id, (wall) => withOptional(wall, side, surface)),
  ({ id, side }) => again(`wall.clothe ${id} ${side}`));
