import type { Design } from '#design/document.ts';
import { levelOf } from '#design/document.ts';
import type { Room } from '#design/rooms-with-shapes.ts';
import { wellsAbove, wellsBelow } from '#elements/built/stairs/stair-wells.ts';
import { contains } from '#lib/polygon.ts';
import type { Polygon } from '#lib/polygon.ts';
import type { Face } from '#lib/tiling/count-tiles.ts';

/** A room's floor, open where stairs come up. */
export function floorFace(design: Design, room: Room): Face {
  const level = levelOf(design, room.record.level);
  return faceOf(room, level ? wellsBelow(design, level) : []);
}

/** A room's ceiling as one looks up to it: turned round, with the X axis still to the right. */
export function ceilingFace(design: Design, room: Room): Face {
  const level = levelOf(design, room.record.level);
  const { outline, holes } = faceOf(room, level ? wellsAbove(design, level) : []);
  return { outline: seenFromBelow(outline), holes: holes.map(seenFromBelow) };
}

export function seenFromBelow(polygon: Polygon): Polygon {
  return polygon.map(({ x, y }) => ({ x, y: -y }));
}

/** Wells that lie in the room; one that reaches under a wall is the wall's. */
function faceOf({ shape }: Room, wells: readonly Polygon[]): Face {
  const inside = wells.filter((well) => well.every((p) => contains(shape.polygon, p)));
  return { outline: shape.polygon, holes: [...shape.holePolygons, ...inside] };
}
