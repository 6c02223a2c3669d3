import { distance } from '#lib/vec2.ts';
import type { Point } from '#lib/vec2.ts';
import type { Editor } from '#editor/editor.ts';
import type { CameraIn } from '#editor/tools/camera/camera-state.ts';
import type { StateHandlers } from '#editor/tools/tool.ts';
import type { ToolState } from '#editor/tools/tool-state.ts';

/** Eyes of someone standing. Millimetres. */
const eyes = 1600;
/** A picture taken from here to there: across, 3 : 2. */
const view = 55;
const aspect = 1.5;

/** The pull, or the second press, is where one looks. */
export const aiming: StateHandlers<CameraIn<'aiming'>> = {
  move(editor, state, { at }) {
    show(editor, state, at);
    return state;
  },
  down: (editor, state, { at }) => set(editor, state, at),
  up(editor, state, { at }) {
    const pulled = distance(state.at, at) * editor.session.state.view.scale >= 8;
    return state.pressed && pulled ? set(editor, state, at) : { ...state, pressed: false };
  },
  cancel: (_editor, { kind }) => ({ tool: 'camera', state: 'ready', kind }),
};

function show({ session }: Editor, { at, id, kind }: CameraIn<'aiming'>, target: Point): void {
  const camera = {
    id,
    level: session.state.level,
    name: '',
    kind,
    at: { ...at, z: eyes },
    target: { x: Math.round(target.x), y: Math.round(target.y), z: eyes - 200 },
    view,
    aspect,
  };
  session.preview(distance(at, target) < 100 ? null : { kind: 'camera.add', camera }, { line: [at, target] });
}

function set(editor: Editor, state: CameraIn<'aiming'>, target: Point): ToolState {
  show(editor, state, target);
  const done = editor.session.commit();
  if (!done.ok || !done.changed) return { tool: 'camera', state: 'ready', kind: state.kind };
  editor.session.set({ selection: [state.id] });
  return { tool: 'select', state: 'idle' };
}
