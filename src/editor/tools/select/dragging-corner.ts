import { recordOf } from '#design/document.ts';
import { distance } from '#lib/vec2.ts';
import { levelSnaps } from '#editor/snapping/level-snaps.ts';
import { snapPoint } from '#editor/snapping/snap-point.ts';
import { snap as joint } from '#design/plan/plan-wall.ts';
import type { SelectIn } from '#editor/tools/select/select-state.ts';
import type { StateHandlers } from '#editor/tools/tool.ts';

/** The end of a wall, with every wall that ends there. */
export const draggingCorner: StateHandlers<SelectIn<'dragging-corner'>> = {
  move(editor, state, pointer) {
    const { session } = editor;
    const { design } = session;
    const wall = recordOf(design, 'walls', state.id);
    if (!wall) return { tool: 'select', state: 'idle' };
    const moved = Object.values(design.walls).filter(
      ({ level, a, b }) => level === wall.level && [a, b].some((end) => distance(end, state.at) <= joint),
    );
    const other = distance(wall.a, state.at) <= joint ? wall.b : wall.a;
    const { point, guides } = snapPoint(levelSnaps(design, wall.level), pointer.at, {
      view: session.state.view,
      free: pointer.alt || !session.state.snapping,
      constrain: pointer.shift,
      from: other,
      exclude: new Set(moved.map(({ id }) => id)),
      joins: true,
    });
    session.preview(
      { kind: 'corner.move', level: wall.level, at: state.at, to: point },
      { guides, measures: [{ from: other, to: point, value: distance(other, point) }] },
    );
    return state;
  },

  up(editor) {
    editor.session.commit();
    return { tool: 'select', state: 'idle' };
  },
};
