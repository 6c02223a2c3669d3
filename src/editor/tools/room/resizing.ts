import { boxRoom, sizedBox } from '#editor/tools/room/box-room.ts';
import type { Editor } from '#editor/editor.ts';
import { oneCommand } from '#editor/one-command.ts';
import type { RoomIn } from '#editor/tools/room/room-state.ts';
import { typedSize } from '#editor/tools/room/sizing.ts';
import { distance } from '#lib/vec2.ts';

/** The room just drawn, while it is chosen: a size typed now is meant for it. Null where one makes a new room. */
export function drawnRoom({ session }: Editor, { drawn, settings }: RoomIn<'ready'>) {
  const { selection, cursor, level } = session.state;
  if (!drawn || settings.form !== 'rectangle' || selection.length !== 1 || selection[0] !== drawn.room) return null;
  // Whoever went on with the keyboard's cursor means the place it is at.
  if (cursor && distance(cursor, drawn.at) > 1) return null;
  const room = boxRoom(session.design, level, drawn.room);
  if (!room) return null;
  const { left, right, bottom, top } = room.walls;
  return (left ?? right) !== null && (bottom ?? top) !== null ? { room, keep: drawn.keep } : null;
}

/** Shows it as large as typed, the corner it was begun at where it is; false where there is none. */
export function previewDrawn(editor: Editor, state: RoomIn<'ready'>): boolean {
  const size = typedSize(editor, state.typed.size);
  const drawn = drawnRoom(editor, state);
  if (!size || !drawn) return false;
  const sized = sizedBox(drawn.room, size, drawn.keep);
  if (!sized) return false;
  const { x, y } = sized.corner;
  editor.session.preview(oneCommand(sized.commands), {
    measures: [
      { from: { x, y }, to: { x: x + size.width, y }, value: size.width, field: 'size', typed: state.typed.size },
      { from: { x, y }, to: { x, y: y + size.depth }, value: size.depth, field: 'size' },
    ],
  });
  return true;
}
