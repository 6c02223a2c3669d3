import { recordOf } from '#design/document.ts';
import { distance } from '#lib/vec2.ts';
import type { SelectIn } from '#editor/tools/select/select-state.ts';
import type { StateHandlers } from '#editor/tools/tool.ts';

/** Nearer than this, in millimetres, a camera would look nowhere. */
const nearest = 100;

/** Where a camera stands, or what it looks at, follows the pointer; the other end stays. With Shift both go. */
export const aiming: StateHandlers<SelectIn<'aiming'>> = {
  move(editor, state, { at, shift }) {
    const { session } = editor;
    const camera = recordOf(session.design, 'cameras', state.id);
    if (!camera) return { tool: 'select', state: 'idle' };
    const { end } = state;
    const other = end === 'at' ? 'target' : 'at';
    const moved = { x: Math.round(at.x), y: Math.round(at.y), z: camera[end].z };
    const along = {
      ...camera[other],
      x: camera[other].x + moved.x - camera[end].x,
      y: camera[other].y + moved.y - camera[end].y,
    };
    const kept = shift ? along : camera[other];
    if (distance(moved, kept) < nearest) return state;
    session.preview(
      { kind: 'camera.change', camera: { ...camera, [end]: moved, [other]: kept } },
      { line: [moved, kept] },
    );
    return state;
  },

  up(editor) {
    editor.session.commit();
    return { tool: 'select', state: 'idle' };
  },
};
