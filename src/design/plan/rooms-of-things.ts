import type { Camera, Design } from '#design/document.ts';
import { roomContains } from '#design/plan/room-shapes.ts';
import type { Item } from '#design/records/item.ts';
import { roomsOf } from '#design/rooms-with-shapes.ts';
import { add, turned, type Point } from '#lib/vec2.ts';

/** What hangs on a wall has its origin at its back, in the wall's face: this far before it the room is. Millimetres. */
const before = 50;

/** The room each item and each camera stands in, by their ids; those outside are not named. */
export function roomsOfThings(design: Design): Record<string, string> {
  return Object.fromEntries(design.levels.flatMap(({ id }) => placesOn(design, id)));
}

function placesOn(design: Design, level: string): [string, string][] {
  const rooms = roomsOf(design, level);
  const things = [...Object.values(design.items), ...Object.values(design.cameras)];
  return things
    .filter((thing) => thing.level === level)
    .flatMap((thing): [string, string][] => {
      const room = rooms.find(({ shape }) => roomContains(shape, spotOf(thing)));
      return room ? [[thing.id, room.record.id]] : [];
    });
}

function spotOf(thing: Item | Camera): Point {
  if (!('placement' in thing) || thing.placement !== 'wall') return thing.at;
  return add(thing.at, turned({ x: 0, y: -before }, (thing.turn * Math.PI) / 180));
}
