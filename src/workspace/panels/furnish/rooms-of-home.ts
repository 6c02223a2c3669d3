import { recordOf, recordsOn, type Design } from '#design/document.ts';
import { roomsOfThings } from '#design/plan/rooms-of-things.ts';
import type { Item } from '#design/records/item.ts';
import type { RoomRecord, RoomType } from '#design/records/room.ts';
import { roomsOf } from '#design/rooms-with-shapes.ts';
import { roomsBeside } from '#editor/room-walls-of.ts';
import { contains } from '#lib/polygon.ts';
import { programmes } from '#layout/programmes.ts';

/** A room, or everything. */
export type Scope = 'home' | (string & {});

/** Below it, a room nobody named is rather a bedroom than a living room. Square millimetres. */
const livingArea = 11e6;

/** Rooms of a storey one may furnish: those of a kind that has furniture, then those without a kind. */
export function roomsToFurnish(design: Design, level: string): RoomRecord[] {
  const kindless = roomsOf(design, level).filter(({ record }) => record.type === 'other');
  return [...furnishedRooms(design, level), ...kindless.map(({ record }) => record)];
}

/** The room that is selected, or that what is selected stands in or looks into; null where that is none. */
export function roomOfSelection(design: Design, level: string, selection: readonly string[]): string | null {
  const places = roomsOfThings(design);
  for (const id of selection) {
    if (recordOf(design, 'rooms', id)) return id;
    const wall = recordOf(design, 'openings', id)?.wall ?? id;
    const beside = recordOf(design, 'walls', wall) && roomsBeside(design, level, wall);
    const room = places[id] ?? beside?.left ?? beside?.right;
    if (room) return room;
  }
  return null;
}

/** What a room is furnished as until someone says otherwise. */
export function likelyKind(design: Design, room: RoomRecord): RoomType {
  if (room.type !== 'other') return room.type;
  const area = roomsOf(design, room.level).find(({ record }) => record.id === room.id)?.shape.netArea ?? 0;
  return area < livingArea ? 'bedroom' : 'living';
}

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
