import type { Polygon } from '#lib/polygon.ts';
import type { RoomShape } from '#design/plan/room-shapes.ts';
import { flatSheet } from '#elements/flat-sheet.ts';
import { lapped } from '#elements/floor/mesh.ts';
import { laidPart } from '#elements/surfaces/laid-part.ts';
import type { LayingFrame } from '#lib/tiling/laying-frame.ts';
import { part } from '#models/geometry/model.ts';
import type { Part } from '#models/geometry/mesh.ts';

/** Seen from below, open over stairs; from above one looks through it into the room. */
export function ceilingMesh(
  shape: RoomShape,
  height: number,
  wells: readonly Polygon[] = [],
  frame: LayingFrame | null = null,
): Part {
  const [polygon, holes] = lapped(shape);
  const sheet = part('ceiling', flatSheet(polygon, holes, height, 'down', 0, wells), { solid: false });
  return frame ? laidPart(sheet, frame) : sheet;
}
