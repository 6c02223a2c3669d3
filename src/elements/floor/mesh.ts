import { boundsOf, contains, grown } from '#lib/polygon.ts';
import type { Polygon } from '#lib/polygon.ts';
import type { RoomShape } from '#design/plan/room-shapes.ts';
import type { TilesRecord } from '#design/records/surface.ts';
import { boardFloor } from '#elements/floor/boards.ts';
import { flatSheet } from '#elements/flat-sheet.ts';
import { openSlab } from '#elements/floor/open-slab.ts';
import { frameOn, laidPart } from '#elements/surfaces/laid-part.ts';
import { drawnFinish } from '#elements/surfaces/worn-surface.ts';
import type { WornSurface } from '#elements/surfaces/worn-surface.ts';
import { extrude } from '#models/geometry/extrude.ts';
import { part } from '#models/geometry/model.ts';
import { tonedId } from '#models/materials/board-tone.ts';
import type { BoardTone } from '#models/materials/board-tone.ts';
import { findFinish } from '#models/materials/library.ts';
import { move } from '#models/geometry/transform.ts';
import type { Part } from '#models/geometry/mesh.ts';
import type { Vec2 } from '#lib/vec.ts';

/** Floors and ceilings reach this far into the walls, so that no light comes through the joint. */
export const lap = 8;

/** Beyond this many boards a floor is drawn by its picture. */
const mostBoards = 20_000;
/** Wider joints are filled, and shown by the picture. */
const widestGap = 1;

/**
 * The floor of a room at Z 0, open where stairs come up. Timber is optionally laid in single boards; everything else has
 * its joints in its picture.
 */
export function floorMesh(
  shape: RoomShape,
  surface: WornSurface,
  boards = true,
  wells: readonly Polygon[] = [],
): { part: Part; material: string }[] {
  const [polygon, holes] = lapped(shape);
  const { material, turn, tiles } = surface;
  const frame = frameOn(surface, shape.polygon);
  if (!frame)
    return [{ part: part('floor', flatSheet(polygon, holes, 0, 'up', turn, wells), { solid: false }), material }];
  const sheet = (z: number) => part('floor', flatSheet(polygon, holes, z, 'up', 0, wells), { solid: false });
  if (!boards || !tiles || !isBoarded(shape, tiles, material))
    return [{ part: laidPart(sheet(0), frame), material: drawnFinish(surface) }];
  // Under the boards the same again: what shows through the joints.
  const under = laidPart(sheet(-1), frame).mesh;
  const { own = [], ...toned } = Object.fromEntries(boardFloor(polygon, holes, 0, tiles, frame, wells));
  return [
    { part: part('floor', [own, under].flat(), { solid: false }), material },
    ...Object.entries(toned).map(([tone, mesh]) => ({
      part: part('floor', mesh, { solid: false }),
      material: tonedId(material, tone as BoardTone),
    })),
  ];
}

function isBoarded({ netArea }: RoomShape, { width, height, joint }: TilesRecord, material: string): boolean {
  return findFinish(material)?.kind === 'wood' && joint <= widestGap && netArea / (width * height) < mostBoards;
}

export function lapped(shape: RoomShape): [Polygon, Polygon[]] {
  return [grown(shape.polygon, lap), shape.holePolygons.map((hole) => grown(hole, -lap))];
}

/**
 * What carries a level: from just under its floors down by `thickness`, under the walls too, but not where a shaft goes
 * through or stairs come up.
 */
export function slabMesh(
  outlines: readonly Polygon[],
  shafts: readonly Polygon[],
  thickness: number,
  wells: readonly Polygon[] = [],
): Part | null {
  const solids = outlines.map((outline) => {
    const holes = shafts.filter((shaft) => contains(outline, shaft[0]!));
    const slab = wells.some((well) => overlap(well, outline))
      ? openSlab(outline, holes, thickness - 2, wells)
      : extrude({ outline: pairs(outline), holes: holes.map(pairs), height: thickness - 2 }, 'far');
    return move(slab, 0, 0, -thickness);
  });
  return solids.length ? part('slab', solids) : null;
}

function overlap(p: Polygon, q: Polygon): boolean {
  const a = boundsOf(p);
  const b = boundsOf(q);
  return a.left < b.right && a.right > b.left && a.bottom < b.top && a.top > b.bottom;
}

function pairs(polygon: Polygon): Vec2[] {
  return polygon.map(({ x, y }) => [x, y]);
}
