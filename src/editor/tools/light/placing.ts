import { levelOf } from '#design/document.ts';
import type { Editor } from '#editor/editor.ts';
import { levelSnaps } from '#editor/snapping/level-snaps.ts';
import { snapPoint } from '#editor/snapping/snap-point.ts';
import type { LightState } from '#editor/tools/light/light-state.ts';
import type { Pointer, StateHandlers } from '#editor/tools/tool.ts';

/** In the ceiling above the pointer, one after the other. */
export const placing: StateHandlers<LightState> = {
  move: (editor, state, pointer) => follow(editor, state, pointer),
  down: (editor, state, pointer) => follow(editor, state, pointer),
  up(editor, given, pointer) {
    const state = follow(editor, given, pointer);
    const done = editor.session.commit();
    if (!done.ok) return state;
    if (state.id !== null) editor.session.set({ selection: [state.id] });
    return { ...state, id: null };
  },
  cancel: (_editor, state) => ({ ...state, id: null }),
};

function follow(editor: Editor, given: LightState, { at, alt }: Pointer): LightState {
  const { session } = editor;
  const { level, view, snapping } = session.state;
  const { held, template } = given;
  const id = given.id ?? editor.ids('lt');
  const z = levelOf(session.design, level)?.height ?? 2800;
  const snap = snapPoint(levelSnaps(session.design, level), at, { view, held, free: alt || !snapping });
  session.preview(
    { kind: 'light.add', light: { ...template, id, level, at: { ...snap.point, z } } },
    { guides: snap.guides, cursor: snap.point },
  );
  return { ...given, id, held: snap };
}
