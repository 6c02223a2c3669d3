import { levelSnaps } from '#editor/snapping/level-snaps.ts';
import { snapPoint } from '#editor/snapping/snap-point.ts';
import type { Snap } from '#editor/snapping/snap-point.ts';
import type { Editor } from '#editor/editor.ts';
import { nextReference } from '#editor/tools/wall/wall-keys.ts';
import { whyThere } from '#editor/tools/wall/why-there.ts';
import { nothingTyped } from '#editor/tools/wall/wall-state.ts';
import type { WallIn } from '#editor/tools/wall/wall-state.ts';
import type { Pointer, StateHandlers } from '#editor/tools/tool.ts';

/** Before the first corner. */
export const ready: StateHandlers<WallIn<'ready'>> = {
  move(editor, state, pointer) {
    const held = startAt(editor, state, pointer);
    previewStart(editor, held);
    return { ...state, held };
  },

  down(editor, state, pointer) {
    const snap = startAt(editor, state, pointer);
    previewStart(editor, snap);
    return {
      ...state,
      state: 'drawing',
      held: snap,
      points: [{ at: snap.point, wall: snap.wall }],
      ids: [editor.ids('wl')],
      wanted: snap.point,
      typed: nothingTyped,
      field: 'length',
      pressed: pointer.at,
    };
  },

  key(_editor, state, key) {
    return key.code === 'Slash' && !key.mod ? { ...state, settings: nextReference(state.settings) } : null;
  },

  cancel: (_editor, state) => state,
};

function previewStart({ session }: Editor, snap: Snap): void {
  const why = whyThere(session.design, session.state.level, [], snap);
  session.preview(null, { guides: snap.guides, why, cursor: snap.point });
}

function startAt({ session }: Editor, { held }: WallIn<'ready'>, { at, alt }: Pointer): Snap {
  const { level, view, snapping } = session.state;
  return snapPoint(levelSnaps(session.design, level), at, { view, free: alt || !snapping, held, joins: true });
}
