import type { Design, Level } from '#design/document.ts';
import { roomsOf } from '#design/rooms-with-shapes.ts';
import type { Room } from '#design/rooms-with-shapes.ts';

/** A courtyard above the ground is a shaft: no floor, and the slab is open there. */
export function voidsOn(design: Design, level: Level): Room[] {
  return design.levels[0] === level
    ? []
    : roomsOf(design, level.id).filter(({ record }) => record.type === 'courtyard');
}
