import { contains, grown } from '#lib/polygon.ts';
import type { Polygon } from '#lib/polygon.ts';
import type { RoomShape } from '#design/plan/room-shapes.ts';
import { boardFloor } from '#elements/floor/boards.ts';
import { flatSheet } from '#elements/flat-sheet.ts';
import { extrude } from '#models/geometry/extrude.ts';
import { part } from '#models/geometry/model.ts';
import { findFinish } from '#models/materials/library.ts';
import { move } from '#models/geometry/transform.ts';
import type { Part } from '#models/geometry/mesh.ts';
import type { Vec2 } from '#lib/vec.ts';

/** Floors and ceilings reach this far into the walls, so that no light comes through the joint. */
export const lap = 8;

/** The floor of a room at Z 0. Timber is optionally laid in boards; everything else has its joints in its texture. */
export function floorMesh(shape: RoomShape, material: string, turn = 0, boards = true): Part[] {
  const [polygon, holes] = lapped(shape);
  if (!boards || findFinish(material)?.kind !== 'wood')
    return [part('floor', flatSheet(polygon, holes, 0, 'up', turn), { solid: false })];
  // Under the boards the same again: what shows through the joints.
  return [
    part('floor', [boardFloor(polygon, holes, 0, turn), flatSheet(polygon, holes, -1, 'up', turn)], { solid: false }),
  ];
}

export function lapped(shape: RoomShape): [Polygon, Polygon[]] {
  return [grown(shape.polygon, lap), shape.holePolygons.map((hole) => grown(hole, -lap))];
}

/**
 * What carries a level: from just under its floors down by `thickness`, under the walls too, but not where a shaft goes
 * through.
 */
export function slabMesh(outlines: readonly Polygon[], shafts: readonly Polygon[], thickness: number): Part | null {
  const solids = outlines.map((outline) => {
    const holes = shafts.filter((shaft) => contains(outline, shaft[0]!)).map(pairs);
    return move(extrude({ outline: pairs(outline), holes, height: thickness - 2 }, 'far'), 0, 0, -thickness);
  });
  return solids.length ? part('slab', solids) : null;
}

function pairs(polygon: Polygon): Vec2[] {
  return polygon.map(({ x, y }) => [x, y]);
}
