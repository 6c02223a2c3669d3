import { distance } from '#lib/vec2.ts';
import type { Editor } from '#editor/editor.ts';
import { noSizeTyped, roomFields } from '#editor/tools/room/room-state.ts';
import type { RoomIn } from '#editor/tools/room/room-state.ts';
import { boxOf, cornerAt, previewRoom, setRoom, typedSize } from '#editor/tools/room/sizing.ts';
import type { Pointer, StateHandlers } from '#editor/tools/tool.ts';
import { typedInto } from '#editor/tools/typed.ts';

/** Letting go this far from the first corner sets the other; nearer, a second click does. Pixels. */
const pullPixels = 8;

/** From one corner to the other: pulled, or clicked, or as large as typed. */
export const drawing: StateHandlers<RoomIn<'drawing'>> = {
  move: (editor, state, pointer) => drawn(editor, state, pointer),

  down(editor, state, pointer) {
    return setRoom(editor, drawn(editor, state, pointer), { keep: state.from, at: pointer.at });
  },

  up(editor, state, pointer) {
    if (!state.pressed) return state;
    const next = { ...drawn(editor, state, pointer), pressed: null };
    const pulled = distance(state.pressed, pointer.at) * editor.session.state.view.scale >= pullPixels;
    return pulled ? setRoom(editor, next, { keep: state.from, at: pointer.at }) : next;
  },

  key(editor, state, key) {
    if (key.code === 'Enter')
      return typedSize(editor, state.typed.size)
        ? setRoom(editor, state, { keep: state.from, at: state.wanted })
        : null;
    if (key.code === 'Escape' && state.typed[state.field] === '') {
      editor.session.cancel();
      return { ...state, state: 'ready', typed: noSizeTyped };
    }
    if (key.code === 'Tab' && state.settings.form !== 'rectangle')
      return { ...state, field: roomFields[(roomFields.indexOf(state.field) + 1) % roomFields.length] ?? 'size' };
    const text = typedInto(state.typed[state.field], key);
    if (text === null) return null;
    const next = { ...state, typed: { ...state.typed, [state.field]: text } };
    previewRoom(editor, next, boxOf(editor, next, next.wanted), []);
    return next;
  },

  cancel: (_editor, state) => ({ ...state, state: 'ready', typed: noSizeTyped, held: null }),
};

function drawn(editor: Editor, given: RoomIn<'drawing'>, pointer: Pointer): RoomIn<'drawing'> {
  const snap = cornerAt(editor, given, pointer, given.from);
  const state = { ...given, wanted: snap.point, held: snap };
  previewRoom(editor, state, boxOf(editor, state, snap.point), snap.guides);
  return state;
}
