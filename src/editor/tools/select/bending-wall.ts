import { recordOf } from '#design/document.ts';
import { direction, distance, dot, leftOf, middle, subtract } from '#lib/vec2.ts';
import { pixels } from '#editor/snapping/snap.ts';
import type { SelectIn } from '#editor/tools/select/select-state.ts';
import type { StateHandlers } from '#editor/tools/tool.ts';

/** Nearer than this to straight is straight, in pixels. */
const straightPixels = 8;

/** The middle of a wall follows the pointer and bends it to an arc. */
export const bendingWall: StateHandlers<SelectIn<'bending-wall'>> = {
  move(editor, state, pointer) {
    const { session } = editor;
    const wall = recordOf(session.design, 'walls', state.id);
    if (!wall) return { tool: 'select', state: 'idle' };
    const chord = distance(wall.a, wall.b);
    // How far the arc's middle is to the right of the chord: a wall that turns left bulges to its right.
    const sagitta = -dot(subtract(pointer.at, middle(wall.a, wall.b)), leftOf(direction(wall.a, wall.b)));
    const straight = !pointer.alt && Math.abs(sagitta) < pixels(straightPixels, session.state.view);
    const bulge = straight ? 0 : Math.max(-1, Math.min(1, Math.round((sagitta / (chord / 2)) * 1000) / 1000));
    session.preview({ kind: 'wall.bend', id: state.id, bulge }, {});
    return state;
  },

  up(editor) {
    editor.session.commit();
    return { tool: 'select', state: 'idle' };
  },
};
