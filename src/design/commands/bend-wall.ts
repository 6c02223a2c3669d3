import { wallSchema } from '#design/records/wall.ts';
import { commandKind, repeatsOn } from '#design/commands/command-kind.ts';
import { change } from '#design/draft.ts';

const { id, bulge } = wallSchema.shape;

export const bendWall = commandKind(
  'wall.bend',
  { id, bulge },
  (draft, { id, bulge }) => change(draft, 'walls', id, (wall) => ({ ...wall, bulge })),
  ({ id }) => repeatsOn(`wall.bend ${id}`),
);
