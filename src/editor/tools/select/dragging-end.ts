import { recordOf } from '#design/document.ts';
import { distance } from '#lib/vec2.ts';
import { levelSnaps } from '#editor/snapping/level-snaps.ts';
import { snapPoint } from '#editor/snapping/snap-point.ts';
import type { SelectIn } from '#editor/tools/select/select-state.ts';
import type { StateHandlers } from '#editor/tools/tool.ts';

/** One end of a beam or a measure. */
export const draggingEnd: StateHandlers<SelectIn<'dragging-end'>> = {
  move(editor, state, pointer) {
    const { session } = editor;
    const { design } = session;
    const beam = recordOf(design, 'beams', state.id);
    const dimension = recordOf(design, 'dimensions', state.id);
    const line = beam ?? dimension;
    if (!line) return { tool: 'select', state: 'idle' };
    const from = line[state.end === 'a' ? 'b' : 'a'];
    const { point, guides } = snapPoint(levelSnaps(design, line.level), pointer.at, {
      view: session.state.view,
      free: pointer.alt || !session.state.snapping,
      constrain: pointer.shift,
      from,
    });
    const measures = [{ from, to: point, value: distance(from, point) }];
    const moved = { [state.end]: point };
    if (beam) session.preview({ kind: 'beam.change', beam: { ...beam, ...moved } }, { guides, measures });
    else if (dimension)
      session.preview({ kind: 'dimension.change', dimension: { ...dimension, ...moved } }, { guides, measures });
    return state;
  },

  up(editor) {
    editor.session.commit();
    return { tool: 'select', state: 'idle' };
  },
};
