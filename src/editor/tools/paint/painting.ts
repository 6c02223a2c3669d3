import type { Editor } from '#editor/editor.ts';
import { thingsAt } from '#editor/hit-test.ts';
import { finishOn, paintCommand, paintTarget } from '#editor/paint-target.ts';
import type { PaintTarget } from '#editor/paint-target.ts';
import type { PaintState } from '#editor/tools/paint/paint-state.ts';
import type { Pointer, StateHandlers } from '#editor/tools/tool.ts';
import { roomsBeside } from '#editor/room-walls-of.ts';

/** A press puts the finish in hand on what is under it; Shift on all walls of the room, Alt takes up what is there. */
export const painting: StateHandlers<PaintState> = {
  move(editor, state, pointer) {
    const target = under(editor, state, pointer);
    preview(editor, state, target);
    return { ...state, target };
  },

  down(editor, state, pointer) {
    const target = under(editor, state, pointer);
    if (!target) return state;
    if (pointer.alt) return { ...state, material: finishOn(editor.session.design, target), target };
    preview(editor, state, target);
    editor.session.commit();
    return { ...state, target };
  },

  cancel: (_editor, state) => ({ ...state, target: null }),
};

function preview({ session }: Editor, { material, turn }: PaintState, target: PaintTarget | null): void {
  if (!target || material === null) session.cancel();
  else session.preview(paintCommand(session.design, target, material, turn), {});
}

function under({ session, pieces }: Editor, state: PaintState, { at, hit, shift }: Pointer): PaintTarget | null {
  const { design } = session;
  const { level, view } = session.state;
  const plan = () => thingsAt(at, { design, level, pieces, view });
  const things = hit ? [hit.id].filter((id) => id !== null) : plan();
  const targets = things.flatMap((id) => paintTarget(design, pieces, id, at, hit?.part, state.material) ?? []);
  const first = targets[0] ?? null;
  if (!shift || first?.on !== 'wall') return first;
  const room = roomsBeside(design, level, first.id)[first.side];
  return room === null ? first : { on: 'walls', id: room };
}
