import { wallSchema } from '#design/records/wall.ts';
import { repeatsOn, commandKind } from '#design/commands/command-kind.ts';
import { changeRecord, withChanges } from '#design/commands/edits.ts';

const { id, thickness, height } = wallSchema.shape;

export const resizeWall = commandKind(
  'wall.resize',
  { id, thickness: thickness.optional(), height: height.optional() },
  (design, { id, thickness, height }) =>
    changeRecord(design, 'walls', id, (wall) => withChanges(wall, { thickness, height })),
  ({ id }) => repeatsOn(`wall.resize ${id}`),
);
