import { recordOf } from '#design/document.ts';
import type { Editor } from '#editor/editor.ts';
import type { Show } from '#editor/gesture.ts';
import { thingsAt } from '#editor/hit-test.ts';
import { oneCommand } from '#editor/one-command.ts';
import { paintCommands } from '#editor/paint-scope.ts';
import { paintTarget, surfaceOn } from '#editor/paint-target.ts';
import type { PaintTarget } from '#editor/paint-target.ts';
import type { PaintState } from '#editor/tools/paint/paint-state.ts';
import type { Pointer, StateHandlers } from '#editor/tools/tool.ts';
import { beside, flattened } from '#lib/curve.ts';

/**
 * A press puts the finish in hand on what is under it; Shift on all walls of the room. Alt, or an empty hand, takes up
 * what is there.
 */
export const painting: StateHandlers<PaintState> = {
  move(editor, state, pointer) {
    const target = under(editor, state, pointer);
    if (target && (pointer.alt || state.surface === null)) editor.session.preview(null, faceShown(editor, target));
    else preview(editor, state, target, pointer);
    return { ...state, target };
  },

  down(editor, state, pointer) {
    const target = under(editor, state, pointer);
    if (!target) return state;
    if (pointer.alt || state.surface === null) {
      editor.session.cancel();
      return { ...state, surface: surfaceOn(editor.session.design, target), target };
    }
    preview(editor, state, target, pointer);
    editor.session.commit();
    return { ...state, target };
  },

  cancel: (_editor, state) => ({ ...state, target: null }),
};

function preview(editor: Editor, state: PaintState, target: PaintTarget | null, { shift }: Pointer): void {
  const { session } = editor;
  const { surface, scope } = state;
  if (!target || surface === null) return session.cancel();
  const reach = shift && scope === 'face' ? 'room' : scope;
  const command = oneCommand(paintCommands(session.design, session.state.level, [target], surface, reach));
  if (command) session.preview(command, faceShown(editor, target));
  else session.cancel();
}

/** A wall is cut in the plan: the side that is meant is drawn along it. */
function faceShown({ session }: Editor, target: PaintTarget): Show {
  const wall = target.on === 'wall' ? recordOf(session.design, 'walls', target.id) : undefined;
  if (!wall || target.on !== 'wall') return {};
  const face = beside(wall, ((target.side === 'left' ? 1 : -1) * wall.thickness) / 2) ?? wall;
  return { line: [...flattened(face, 20), face.b] };
}

function under({ session, pieces }: Editor, { surface }: PaintState, { at, hit }: Pointer): PaintTarget | null {
  const { design } = session;
  const { level, view } = session.state;
  const plan = () => thingsAt(at, { design, level, pieces, view });
  const things = hit ? [hit.id].filter((id) => id !== null) : plan();
  const material = surface?.material ?? null;
  return things.flatMap((id) => paintTarget(design, pieces, id, at, hit?.part, material) ?? [])[0] ?? null;
}
