import { wallSchema } from '#design/records/wall.ts';
import { repeatsOn, commandKind } from '#design/commands/command-kind.ts';
import { changeRecord } from '#design/commands/edits.ts';

const { id, bulge } = wallSchema.shape;

export const bendWall = commandKind(
  'wall.bend',
  { id, bulge },
  (design, { id, bulge }) => changeRecord(design, 'walls', id, (wall) => ({ ...wall, bulge })),
  ({ id }) => repeatsOn(`wall.bend ${id}`),
);
