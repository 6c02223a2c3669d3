import type { CameraIn } from '#editor/tools/camera/camera-state.ts';
import type { StateHandlers } from '#editor/tools/tool.ts';

/** The first press is where one stands. */
export const ready: StateHandlers<CameraIn<'ready'>> = {
  down(editor, { kind }, { at }) {
    const place = { x: Math.round(at.x), y: Math.round(at.y) };
    return { tool: 'camera', state: 'aiming', kind, at: place, id: editor.ids('cm'), pressed: true };
  },
  cancel: (_editor, state) => state,
};
