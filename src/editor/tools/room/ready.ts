import type { Editor } from '#editor/editor.ts';
import { roomFields } from '#editor/tools/room/room-state.ts';
import type { RoomIn, RoomState } from '#editor/tools/room/room-state.ts';
import { cornerAt, previewRoom, setRoom, typedSize, wallIds } from '#editor/tools/room/sizing.ts';
import type { Key, StateHandlers } from '#editor/tools/tool.ts';
import { typedInto } from '#editor/tools/typed.ts';

/** Before the first corner: a size can be typed at once. */
export const ready: StateHandlers<RoomIn<'ready'>> = {
  move(editor, state, pointer) {
    if (state.typed.size !== '') return state;
    const held = cornerAt(editor, state, pointer);
    editor.session.preview(null, { guides: held.guides, cursor: held.point });
    return { ...state, held };
  },

  down(editor, state, pointer) {
    const snap = cornerAt(editor, state, pointer);
    const ids = state.ids.length > 0 ? state.ids : wallIds(editor);
    return { ...state, state: 'drawing', ids, held: snap, from: snap.point, wanted: pointer.at, pressed: pointer.at };
  },

  key: (editor, state, key) => sizeKey(editor, state, key),

  cancel: (_editor, state) => ({ ...state, held: null }),
};

/** A typed room stands in the middle of what is seen, or at the keyboard's place. */
function sizeKey(editor: Editor, given: RoomIn<'ready'>, key: Key): RoomState | null {
  const state = given.ids.length > 0 ? given : { ...given, ids: wallIds(editor) };
  if (key.code === 'Tab' && state.settings.form !== 'rectangle') {
    const field = roomFields[(roomFields.indexOf(state.field) + 1) % roomFields.length] ?? 'size';
    return { ...state, field };
  }
  if (key.code === 'Enter') return typedSize(editor, state.typed.size) ? setRoom(editor, state) : null;
  const text = typedInto(state.typed[state.field], key);
  if (text === null) return null;
  const next = { ...state, typed: { ...state.typed, [state.field]: text } };
  const size = typedSize(editor, next.typed.size);
  const { cursor, view } = editor.session.state;
  if (!size) editor.session.preview(null);
  else {
    const middle = { x: Math.round(view.centre.x - size.width / 2), y: Math.round(view.centre.y - size.depth / 2) };
    previewRoom(editor, next, { ...(cursor ?? middle), ...size }, []);
  }
  return next;
}
