import { recordOf } from '#design/document.ts';
import { nearestOn, pointAt } from '#lib/curve.ts';
import type { Editor } from '#editor/editor.ts';
import { offsetForGap, openingMeasures } from '#editor/tools/opening/opening-measures.ts';
import type { Guide } from '#editor/snapping/snap.ts';
import { placeIn, snapOpening } from '#editor/snapping/snap-opening.ts';
import type { SelectIn } from '#editor/tools/select/select-state.ts';
import type { Pointer, StateHandlers } from '#editor/tools/tool.ts';
import { typedInto, typedLength } from '#editor/tools/typed.ts';

/** A door or window slides in its wall, or over to another one. A typed figure is its distance from the corner. */
export const draggingOpening: StateHandlers<SelectIn<'dragging-opening'>> = {
  move(editor, state, pointer) {
    if (typedLength(editor, state.typed) === null) slide(editor, state, pointer);
    return state;
  },

  up(editor) {
    editor.session.commit();
    return { tool: 'select', state: 'idle' };
  },

  key(editor, state, key) {
    if (key.code === 'Enter' && state.typed !== '') {
      editor.session.commit();
      return { tool: 'select', state: 'idle' };
    }
    const typed = typedInto(state.typed, key);
    if (typed === null) return null;
    const gap = typedLength(editor, typed);
    const opening = recordOf(editor.session.shown, 'openings', state.id);
    const offset = gap !== null && opening && offsetForGap(editor.session.design, opening, 'before', gap);
    if (typeof offset === 'number' && opening) place(editor, state.id, opening.wall, offset, typed);
    return { ...state, typed };
  },
};

function slide(editor: Editor, { id, grip }: SelectIn<'dragging-opening'>, pointer: Pointer): void {
  const { session } = editor;
  const { design } = session;
  const { level, view, snapping } = session.state;
  const opening = recordOf(design, 'openings', id);
  const wall = opening && recordOf(design, 'walls', opening.wall);
  if (!wall) return session.cancel();
  const free = pointer.alt || !snapping;
  const away = snapOpening(opening, pointer.at, { design, level, view, free });
  // Off its wall and near no other, it slides along as the pointer does.
  const target = away && away.wall !== opening.wall ? away : null;
  if (target) return place(editor, id, target.wall, target.offset, '', target.guides);
  const found = placeIn(opening.wall, opening, nearestOn(wall, pointer.at) + grip, { design, level, view, free });
  if (found) place(editor, id, opening.wall, found.offset, '', found.guides);
}

function place(
  editor: Editor,
  id: string,
  wall: string,
  offset: number,
  typed: string,
  guides: readonly Guide[] = [],
): void {
  const { session } = editor;
  const opening = recordOf(session.design, 'openings', id);
  const curve = recordOf(session.design, 'walls', wall);
  if (!opening || !curve) return;
  session.preview(
    { kind: 'opening.move', id, wall, offset },
    {
      guides,
      cursor: pointAt(curve, offset),
      measures: openingMeasures(session.design, { ...opening, wall, offset }, typed),
    },
  );
}
