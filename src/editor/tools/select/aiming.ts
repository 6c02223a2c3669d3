import { recordOf } from '#design/document.ts';
import type { SelectIn } from '#editor/tools/select/select-state.ts';
import type { StateHandlers } from '#editor/tools/tool.ts';

/** What a camera looks at follows the pointer. */
export const aiming: StateHandlers<SelectIn<'aiming'>> = {
  move(editor, state, { at }) {
    const { session } = editor;
    const camera = recordOf(session.design, 'cameras', state.id);
    if (!camera) return { tool: 'select', state: 'idle' };
    const target = { x: Math.round(at.x), y: Math.round(at.y), z: camera.target.z };
    session.preview({ kind: 'camera.change', camera: { ...camera, target } }, {});
    return state;
  },

  up(editor) {
    editor.session.commit();
    return { tool: 'select', state: 'idle' };
  },
};
