import type { Polygon } from '#lib/polygon.ts';
import type { RoomShape } from '#design/plan/room-shapes.ts';
import { flatSheet } from '#elements/flat-sheet.ts';
import { lapped } from '#elements/floor/mesh.ts';
import { part } from '#models/geometry/model.ts';
import type { Part } from '#models/geometry/mesh.ts';

/** Seen from below, open over stairs; from above one looks through it into the room. */
export function ceilingMesh(shape: RoomShape, height: number, wells: readonly Polygon[] = []): Part {
  const [polygon, holes] = lapped(shape);
  return part('ceiling', flatSheet(polygon, holes, height, 'down', 0, wells), { solid: false });
}
