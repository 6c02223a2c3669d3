import { apply } from '#design/apply.ts';
import { placeOfRoom } from '#design/commands/room-place.ts';
import { newDesign, type Design } from '#design/document.ts';
import type { RoomType } from '#design/records/room.ts';
import { oneCommand } from '#editor/one-command.ts';
import { randomIds } from '#editor/record-ids.ts';
import { roomOutline, usualNotch } from '#editor/tools/room/room-outline.ts';
import { roomDefaults, type RoomForm } from '#editor/tools/room/room-state.ts';
import { roomWalls } from '#editor/tools/room/room-walls.ts';

/** Inner sizes, in millimetres. */
export interface TypedRoom {
  form: RoomForm;
  width: number;
  depth: number;
  type?: RoomType;
}

/** What a piece is tried in by who has no design yet. */
export const usualRoom: TypedRoom = { form: 'rectangle', width: 4800, depth: 3600 };

/** A home of one room, as the room tool would have drawn it. */
export function designWithRoom(name: string, { form, width, depth, type = 'other' }: TypedRoom): Design {
  const empty = newDesign(name);
  const level = empty.levels[0]?.id ?? '';
  const box = { x: 0, y: 0, width, depth };
  const outline = roomOutline(form, box, usualNotch(box));
  const ids = outline.map(() => randomIds('wl'));
  const walls = oneCommand(roomWalls(empty, level, outline, { thickness: roomDefaults.thickness, ids }));
  const drawn = walls && apply(empty, walls);
  if (!drawn?.ok) throw new Error('a room that cannot be drawn');
  const [room] = Object.values(drawn.design.rooms);
  const described = room && apply(drawn.design, { kind: 'room.describe', ...placeOfRoom(room), type });
  return described?.ok ? described.design : drawn.design;
}
