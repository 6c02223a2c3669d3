import { distance } from '#lib/vec2.ts';
import type { Editor } from '#editor/editor.ts';
import type { DimensionIn, DimensionState } from '#editor/tools/dimension/dimension-state.ts';
import { measurePoint } from '#editor/tools/dimension/measure-point.ts';
import type { Pointer, StateHandlers } from '#editor/tools/tool.ts';

/** From the first point to the second; the distance is shown before anything is kept. */
export const measuring: StateHandlers<DimensionIn<'measuring'>> = {
  move(editor, state, pointer) {
    const held = measurePoint(editor, state, pointer, state.a);
    const { a } = state;
    editor.session.preview(null, {
      guides: held.guides,
      line: [a, held.point],
      cursor: held.point,
      measures: [{ from: a, to: held.point, value: distance(a, held.point) }],
    });
    return { ...state, held };
  },
  down: (editor, state, pointer) => measured(editor, state, pointer),
  up(editor, state, pointer) {
    if (!state.pressed) return state;
    const pulled = distance(state.pressed, pointer.at) * editor.session.state.view.scale >= 8;
    return pulled ? measured(editor, state, pointer) : { ...state, pressed: null };
  },
  cancel: () => ({ tool: 'dimension', state: 'ready', held: null }),
};

function measured(editor: Editor, state: DimensionIn<'measuring'>, pointer: Pointer): DimensionState {
  const { point } = measurePoint(editor, state, pointer, state.a);
  if (distance(point, state.a) < 1) return state;
  // Who may only look may measure, and keeps nothing.
  if (editor.session.state.readOnly) return { tool: 'dimension', state: 'ready', held: null };
  return { tool: 'dimension', state: 'offsetting', held: null, a: state.a, b: point, id: editor.ids('dm') };
}
