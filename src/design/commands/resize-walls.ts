import { z } from 'zod';
import { wallSchema } from '#design/records/wall.ts';
import type { Wall } from '#design/records/wall.ts';
import { beside } from '#lib/curve.ts';
import { commandKind, repeatsOn } from '#design/commands/command-kind.ts';
import { drawWall } from '#design/commands/draw-wall.ts';
import { withChanges } from '#design/commands/with-changes.ts';
import { find } from '#design/draft.ts';
import { fault } from '#design/fault.ts';
import { limits } from '#design/limits.ts';

const { id, thickness, height } = wallSchema.shape;

/** `keep`: the face, or else the middle, that stays where it is; walls joined to it follow. */
export const resizeWalls = commandKind(
  'walls.resize',
  {
    ids: z.array(id).min(1).max(limits.walls),
    thickness: thickness.optional(),
    height: height.optional(),
    keep: z.enum(['left', 'middle', 'right']).optional(),
  },
  (draft, { ids, thickness, height, keep = 'middle' }) => {
    for (const each of ids) {
      const wall = find(draft, 'walls', each);
      if (!wall) return fault('missing_record', `walls.${each}`);
      const resized = withChanges(wall, { thickness, height });
      const moved = keep === 'middle' ? resized : keptFace(wall, resized, keep);
      if (!moved) return fault('arc_too_tight', `walls.${each}.bulge`);
      drawWall(draft, wall, moved, keep !== 'middle');
    }
    return null;
  },
  ({ ids }) => repeatsOn(`walls.resize ${ids.join()}`),
);

/** The middle goes by half of what the wall gains, away from the face that stays. */
function keptFace(was: Wall, is: Wall, keep: 'left' | 'right'): Wall | null {
  const gained = (is.thickness - was.thickness) / 2;
  const line = beside(was, keep === 'left' ? -gained : gained);
  return line && { ...is, a: line.a, b: line.b };
}
