import { recordsOn, type Design } from '#design/document.ts';
import type { Item } from '#design/records/item.ts';
import type { RoomRecord } from '#design/records/room.ts';
import { roomsOf } from '#design/rooms-with-shapes.ts';
import { contains } from '#lib/polygon.ts';
import { programmes } from '#layout/programmes.ts';

/** A room, or everything. */
export type Scope = 'home' | (string & {});

/** Rooms of the home that can be furnished as they are; the largest first. */
export function furnishedRooms(design: Design, level?: string): RoomRecord[] {
  const levels = level === undefined ? design.levels.map(({ id }) => id) : [level];
  return levels
    .flatMap((id) => roomsOf(design, id))
    .toSorted((a, b) => b.shape.netArea - a.shape.netArea)
    .map(({ record }) => record)
    .filter(({ type }) => programmes[type] !== undefined);
}

/** What stands in one of these rooms. */
export function itemsWithin(design: Design, rooms: readonly RoomRecord[]): Item[] {
  const ids = new Set(rooms.map(({ id }) => id));
  const levels = [...new Set(rooms.map(({ level }) => level))];
  return levels.flatMap((level) => {
    const shapes = roomsOf(design, level).filter(({ record }) => ids.has(record.id));
    return recordsOn(design, 'items', level).filter(({ at }) =>
      shapes.some(({ shape }) => contains(shape.polygon, at)),
    );
  });
}
