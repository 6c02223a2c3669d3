import { z } from 'zod';
import { placeOfRoom } from '#design/commands/room-place.ts';
import { roomSchema } from '#design/records/room.ts';
import type { RoomType } from '#design/records/room.ts';
import { skirtingSchema } from '#design/records/skirting.ts';
import type { Skirting } from '#design/records/skirting.ts';
import { action, edit } from '#editor/actions/action.ts';
import { chosen } from '#editor/actions/chosen.ts';

/** What the selected rooms are for. */
export const setRoomKind = action<{ type: RoomType }>({
  id: 'setRoomKind',
  group: 'building',
  input: z.strictObject({ type: roomSchema.shape.type }),
  allowed: (editor) => chosen(editor, 'rooms').length > 0,
  run: (editor, { type }) =>
    edit(
      editor,
      chosen(editor, 'rooms').map((room) => ({ kind: 'room.describe', ...placeOfRoom(room), type })),
    ),
});

/** Null for none; left out for the usual one. */
export const setSkirting = action<{ skirting?: Skirting | null | undefined }>({
  id: 'setSkirting',
  group: 'surface',
  input: z.strictObject({ skirting: skirtingSchema.nullable().optional() }),
  allowed: (editor) => chosen(editor, 'rooms').length > 0,
  run: (editor, { skirting }) =>
    edit(
      editor,
      chosen(editor, 'rooms').map((room) => ({
        kind: 'room.skirting',
        ...placeOfRoom(room),
        ...(skirting !== undefined && { skirting }),
      })),
    ),
});
