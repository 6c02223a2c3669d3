import { z } from 'zod';
import { pointField, wallIdField } from '#design/records/fields.ts';
import { add } from '#lib/vec2.ts';
import { commandKind, repeatsOn } from '#design/commands/command-kind.ts';
import { drawWall } from '#design/commands/draw-wall.ts';
import { find } from '#design/draft.ts';
import { fault } from '#design/fault.ts';

/** Moves a wall as it is; with `joined`, the walls that meet or touch it are drawn along and stay joined. */
export const moveWall = commandKind(
  'wall.move',
  { id: wallIdField, by: pointField, joined: z.boolean() },
  (draft, { id, by, joined }) => {
    const wall = find(draft, 'walls', id);
    if (!wall) return fault('missing_record', `walls.${id}`);
    drawWall(draft, wall, { ...wall, a: add(wall.a, by), b: add(wall.b, by) }, joined);
    return null;
  },
  ({ id }) => repeatsOn(`wall.move ${id}`),
);
