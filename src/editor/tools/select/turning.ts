import { angleBetween } from '#editor/snapping/headings.ts';
import { angleStep } from '#editor/snapping/snap.ts';
import { clashesOf } from '#editor/clashes.ts';
import type { SelectIn } from '#editor/tools/select/select-state.ts';
import type { StateHandlers } from '#editor/tools/tool.ts';

/** Pieces turn about their middle: by 15°, with Alt by 1°, with Shift by 45°. */
export const turning: StateHandlers<SelectIn<'turning'>> = {
  move(editor, { ids, around, from, ...state }, pointer) {
    const { session } = editor;
    const turned = angleBetween(around, pointer.at) - angleBetween(around, from);
    const step = pointer.alt ? 1 : angleStep * (pointer.shift ? 3 : 1);
    const by = normal(Math.round(turned / step) * step);
    session.preview(by === 0 ? null : { kind: 'things.turn', ids: [...ids], by, around }, (shown) => ({
      measures: [{ from: around, to: pointer.at, value: by, unit: 'angle' }],
      ...clashesOf(session.design, shown, ids, editor.pieces),
    }));
    return { ...state, ids, around, from };
  },

  up(editor) {
    editor.session.commit();
    return { tool: 'select', state: 'idle' };
  },
};

function normal(angle: number): number {
  const turn = ((angle % 360) + 360) % 360;
  return turn > 180 ? turn - 360 : turn;
}
