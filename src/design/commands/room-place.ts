import { levelIdField, pointField, roomIdField } from '#design/records/fields.ts';
import type { RoomRecord } from '#design/records/room.ts';
import { change, designOf, find } from '#design/draft.ts';
import type { Draft } from '#design/draft.ts';
import { fault } from '#design/fault.ts';
import type { Fault } from '#design/fault.ts';
import { roomAt } from '#design/rooms-with-shapes.ts';

/** How a room is meant (D4): by a point in it. Its id is a hint, for it changes when others move the walls. */
export const roomPlaceFields = { level: levelIdField, at: pointField, room: roomIdField };

interface RoomPlace {
  level: string;
  at: { x: number; y: number };
  room: string;
}

/** The place of a room as it is recorded. */
export function placeOfRoom({ id, level, seed }: RoomRecord): RoomPlace {
  return { level, at: seed, room: id };
}

/** The room at the point, else the one that is named; one that has vanished is named in the refusal. */
export function changeRoom(draft: Draft, place: RoomPlace, to: (room: RoomRecord) => RoomRecord): Fault | null {
  const named = find(draft, 'rooms', place.room);
  const room = roomAt(designOf(draft), place.level, place.at) ?? (named?.level === place.level ? named : undefined);
  return room ? change(draft, 'rooms', room.id, to) : fault('missing_room', `rooms.${place.room}`);
}

/** Names the place for quick repeats. */
export function roomPlaceKey({ level, room }: RoomPlace): string {
  return `${level} ${room}`;
}
