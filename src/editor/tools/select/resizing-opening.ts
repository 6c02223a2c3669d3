import { lengthOf, nearestOn } from '#lib/curve.ts';
import { recordOf } from '#design/document.ts';
import { gridStep } from '#editor/snapping/snap.ts';
import { openingMeasures } from '#editor/tools/opening/opening-measures.ts';
import type { SelectIn } from '#editor/tools/select/select-state.ts';
import type { StateHandlers } from '#editor/tools/tool.ts';

/** One jamb follows the pointer, the other stays. */
export const resizingOpening: StateHandlers<SelectIn<'resizing-opening'>> = {
  move(editor, state, pointer) {
    const { session } = editor;
    const opening = recordOf(session.design, 'openings', state.id);
    const wall = opening && recordOf(session.design, 'walls', opening.wall);
    if (!wall) return { tool: 'select', state: 'idle' };
    const step = pointer.alt ? 1 : Math.min(50, gridStep(session.state.view.scale));
    const sign = state.jamb === 'a' ? -1 : 1;
    const fixed = opening.offset - (sign * opening.width) / 2;
    const reach = (nearestOn(wall, pointer.at) - fixed) * sign;
    const most = sign < 0 ? fixed : lengthOf(wall) - fixed;
    const width = Math.max(200, Math.min(Math.round(reach / step) * step, most));
    const offset = fixed + (sign * width) / 2;
    session.preview(
      { kind: 'opening.resize', id: state.id, width, offset },
      { measures: openingMeasures(session.design, { ...opening, offset, width }) },
    );
    return state;
  },

  up(editor) {
    editor.session.commit();
    return { tool: 'select', state: 'idle' };
  },
};
