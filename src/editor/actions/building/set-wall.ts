import { z } from 'zod';
import { wallSchema } from '#design/records/wall.ts';
import { lengthOf } from '#lib/curve.ts';
import { along, direction } from '#lib/vec2.ts';
import { action, edit } from '#editor/actions/action.ts';
import { chosen } from '#editor/actions/chosen.ts';

const { thickness, height, bulge } = wallSchema.shape;

/** Thickness and height of the selected walls; `keep` says which face stays. */
export const resizeWalls = action<{
  thickness?: number | undefined;
  height?: number | undefined;
  keep?: 'left' | 'middle' | 'right' | undefined;
}>({
  id: 'resizeWalls',
  group: 'building',
  input: z.strictObject({
    thickness: thickness.optional(),
    height: height.optional(),
    keep: z.enum(['left', 'middle', 'right']).optional(),
  }),
  allowed: (editor) => chosen(editor, 'walls').length > 0,
  run: (editor, sizes) =>
    edit(editor, [{ kind: 'walls.resize', ids: chosen(editor, 'walls').map(({ id }) => id), ...sizes }]),
});

/** To a typed length: the end that is not kept goes along the wall, with those that meet it. */
export const setWallLength = action<{ length: number; keep: 'a' | 'b' }>({
  id: 'setWallLength',
  group: 'building',
  input: z.strictObject({ length: z.number().min(10).max(100_000), keep: z.enum(['a', 'b']) }),
  allowed: (editor) => chosen(editor, 'walls').length === 1,
  run(editor, { length, keep }) {
    const [wall] = chosen(editor, 'walls');
    if (!wall) return;
    const [fixed, at] = keep === 'a' ? [wall.a, wall.b] : [wall.b, wall.a];
    // Of an arc, its chord.
    const to = along(fixed, direction(fixed, at), length * chordShare(wall));
    return edit(editor, [{ kind: 'corner.move', level: wall.level, at, to }]);
  },
});

function chordShare(wall: Parameters<typeof lengthOf>[0]): number {
  return Math.hypot(wall.b.x - wall.a.x, wall.b.y - wall.a.y) / lengthOf(wall);
}

export const bendWall = action<{ bulge: number }>({
  id: 'bendWall',
  group: 'building',
  input: z.strictObject({ bulge }),
  allowed: (editor) => chosen(editor, 'walls').length > 0,
  run: (editor, given) =>
    edit(
      editor,
      chosen(editor, 'walls').map(({ id }) => ({ kind: 'wall.bend', id, bulge: given.bulge })),
    ),
});

/** In two at its middle, or so far from its start. */
export const splitWall = action<{ at: number } | undefined>({
  id: 'splitWall',
  group: 'building',
  input: z.strictObject({ at: z.number().min(0).max(4_000_000) }).optional(),
  allowed: (editor) => chosen(editor, 'walls').length === 1,
  run(editor, given) {
    const [wall] = chosen(editor, 'walls');
    if (!wall) return;
    const at = given?.at ?? lengthOf(wall) / 2;
    return edit(editor, [{ kind: 'wall.split', id: wall.id, at, rest: editor.ids('wl') }]);
  },
});
