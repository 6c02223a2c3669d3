import { recordsOn } from '#design/document.ts';
import type { Editor } from '#editor/editor.ts';
import { boundsOfThings } from '#editor/outlines.ts';
import { previewDrawn } from '#editor/tools/room/resizing.ts';
import { noSizeTyped, roomFields } from '#editor/tools/room/room-state.ts';
import type { RoomIn, RoomSettings, RoomState } from '#editor/tools/room/room-state.ts';
import { cornerAt, previewRoom, setRoom, typedSize, wallIds } from '#editor/tools/room/sizing.ts';
import type { Key, StateHandlers } from '#editor/tools/tool.ts';
import { typedInto } from '#editor/tools/typed.ts';
import type { Point } from '#lib/vec2.ts';

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
    return {
      ...state,
      state: 'drawing',
      ids,
      drawn: null,
      held: snap,
      from: snap.point,
      wanted: pointer.at,
      pressed: pointer.at,
    };
  },

  key: (editor, state, key) => sizeKey(editor, state, key),

  cancel: (_editor, state) => ({ ...state, held: null }),
};

function sizeKey(editor: Editor, given: RoomIn<'ready'>, key: Key): RoomState | null {
  const state = given.ids.length > 0 ? given : { ...given, ids: wallIds(editor) };
  if (key.code === 'Tab' && state.settings.form !== 'rectangle') {
    const field = roomFields[(roomFields.indexOf(state.field) + 1) % roomFields.length] ?? 'size';
    return { ...state, field };
  }
  if (key.code === 'Enter') return typedSize(editor, state.typed.size) ? setTypedRoom(editor, state) : null;
  const text = typedInto(state.typed[state.field], key);
  return text === null ? null : sizeTyped(editor, state, text);
}

/**
 * The room just drawn as large as typed, or another. One nobody pointed at is shown whole: it may be larger than what is
 * seen, or beside it.
 */
export function setTypedRoom(editor: Editor, state: RoomIn<'ready'>): RoomState {
  if (previewDrawn(editor, state)) {
    editor.session.commit();
    return { ...state, held: null, typed: noSizeTyped };
  }
  const next = setRoom(editor, state);
  if (!editor.session.state.cursor) editor.session.request({ kind: 'frame', bounds: null });
  return next;
}

/** With this size typed, or the part left out: shown where it would stand. */
export function sizeTyped(editor: Editor, given: RoomIn<'ready'>, text: string): RoomIn<'ready'> {
  const ids = given.ids.length > 0 ? given.ids : wallIds(editor);
  const state = { ...given, ids, typed: { ...given.typed, [given.field]: text } };
  if (previewDrawn(editor, state)) return state;
  const size = typedSize(editor, state.typed.size);
  if (size) previewRoom(editor, state, { ...placeFor(editor, size, state.settings), ...size }, []);
  else editor.session.preview(null);
  return state;
}

/** At the keyboard's place, in the middle of what is seen, or beside the rooms that are there already. */
function placeFor(
  { session, pieces }: Editor,
  { width, depth }: { width: number; depth: number },
  { thickness }: RoomSettings,
): Point {
  const { cursor, view, level } = session.state;
  if (cursor) return cursor;
  const walls = recordsOn(session.design, 'walls', level).map(({ id }) => id);
  const built = boundsOfThings(session.design, walls, pieces);
  const x = Math.round(view.centre.x - width / 2);
  const y = Math.round(view.centre.y - depth / 2);
  const apart = !built || x > built.right || x + width < built.left || y > built.top || y + depth < built.bottom;
  return apart ? { x, y } : { x: Math.round(built.right), y: Math.round(built.top - thickness - depth) };
}
