import { z } from 'zod';
import { action, edit } from '#editor/actions/action.ts';
import { chosen } from '#editor/actions/chosen.ts';
import { factsOf } from '#editor/pieces.ts';

interface Given {
  readonly count: number;
  readonly gap: number;
}

/** A row of the selected piece to its right, side by side or with gaps, as along the wall behind it. */
export const arrayAlongWall = action<Given>({
  id: 'arrayAlongWall',
  group: 'arrange',
  input: z.strictObject({ count: z.number().int().min(2).max(100), gap: z.number().min(-10_000).max(10_000) }),
  allowed: (editor) => chosen(editor, 'items').length === 1,
  run(editor, { count, gap }) {
    const [item] = chosen(editor, 'items');
    if (!item) return;
    const step = factsOf(editor.pieces, item.model).width + gap;
    const angle = (item.turn * Math.PI) / 180;
    const copies = Array.from({ length: count - 1 }, (_, i) => ({
      of: item.id,
      id: editor.ids('it'),
      by: { x: Math.cos(angle) * step * (i + 1), y: Math.sin(angle) * step * (i + 1), z: 0 },
    }));
    const done = edit(editor, [{ kind: 'things.duplicate', copies }]);
    if (done.ok) editor.session.set({ selection: [item.id, ...copies.map(({ id }) => id)] });
    return done;
  },
});
