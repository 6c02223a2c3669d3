import type { DimensionIn } from '#editor/tools/dimension/dimension-state.ts';
import { measurePoint } from '#editor/tools/dimension/measure-point.ts';
import type { StateHandlers } from '#editor/tools/tool.ts';

export const ready: StateHandlers<DimensionIn<'ready'>> = {
  move(editor, state, pointer) {
    const held = measurePoint(editor, state, pointer);
    editor.session.preview(null, { guides: held.guides, cursor: held.point });
    return { ...state, held };
  },
  down(editor, state, pointer) {
    const { point } = measurePoint(editor, state, pointer);
    return { tool: 'dimension', state: 'measuring', held: null, a: point, pressed: pointer.at };
  },
  cancel: (_editor, state) => state,
};
