import type { Editor } from '#editor/editor.ts';
import { levelSnaps } from '#editor/snapping/level-snaps.ts';
import { snapPoint } from '#editor/snapping/snap-point.ts';
import type { Snap } from '#editor/snapping/snap-point.ts';
import type { BeamIn } from '#editor/tools/beam/beam-state.ts';
import type { Pointer, StateHandlers } from '#editor/tools/tool.ts';

export const ready: StateHandlers<BeamIn<'ready'>> = {
  move(editor, state, pointer) {
    const held = startAt(editor, state, pointer);
    editor.session.preview(null, { guides: held.guides, cursor: held.point });
    return { ...state, held };
  },
  down(editor, state, pointer) {
    const { point } = startAt(editor, state, pointer);
    const id = editor.ids('bm');
    return { ...state, state: 'drawing', a: point, id, wanted: point, pressed: pointer.at, typed: '', held: null };
  },
  cancel: (_editor, state) => state,
};

function startAt({ session }: Editor, { held }: BeamIn<'ready'>, { at, alt }: Pointer): Snap {
  const { level, view, snapping } = session.state;
  return snapPoint(levelSnaps(session.design, level), at, { view, held, free: alt || !snapping });
}
