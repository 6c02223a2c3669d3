import { z } from 'zod';
import { action, edit } from '#editor/actions/action.ts';
import { chosenThings } from '#editor/actions/chosen.ts';
import { shiftThings } from '#editor/shift-things.ts';

const way = z.number().min(-100_000).max(100_000);

/** By typed distances. */
export const moveBy = action<{ x: number; y: number; z?: number | undefined }>({
  id: 'moveBy',
  group: 'arrange',
  input: z.strictObject({ x: way, y: way, z: way.optional() }),
  allowed: (editor) => chosenThings(editor).length > 0,
  run: (editor, { x, y, z: lift = 0 }) =>
    edit(editor, shiftThings(editor.session.design, chosenThings(editor), { x, y }, lift)),
});
