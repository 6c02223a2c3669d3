import type { Design } from '#design/document.ts';
import { roomContains } from '#design/plan/room-shapes.ts';
import { roomsOf } from '#design/rooms-with-shapes.ts';

/** The room each item and each camera stands in, by their ids; those outside are not named. */
export function roomsOfThings(design: Design): Record<string, string> {
  return Object.fromEntries(design.levels.flatMap(({ id }) => placesOn(design, id)));
}

function placesOn(design: Design, level: string): [string, string][] {
  const rooms = roomsOf(design, level);
  const things = [...Object.values(design.items), ...Object.values(design.cameras)];
  return things
    .filter((thing) => thing.level === level)
    .flatMap(({ id, at }): [string, string][] => {
      const room = rooms.find(({ shape }) => roomContains(shape, at));
      return room ? [[id, room.record.id]] : [];
    });
}
