import { interiorPoint } from '#lib/shapes/interior-point.ts';
import { outlineArea, outlineLength, thriftyOutline } from '#lib/outline.ts';
import type { Outline } from '#lib/outline.ts';
import { boundsOf, contains, withinBounds } from '#lib/polygon.ts';
import type { Bounds, Polygon } from '#lib/polygon.ts';
import type { Point } from '#lib/vec2.ts';
import { cornersOf } from '#design/plan/corners.ts';
import { facesOf } from '#design/plan/faces.ts';
import type { Face, Faces } from '#design/plan/faces.ts';
import { innerSides, outlineOf } from '#design/plan/inner-sides.ts';
import type { InnerSide } from '#design/plan/inner-sides.ts';
import { halfCurve } from '#design/plan/wall-graph.ts';
import type { WallGraph } from '#design/plan/wall-graph.ts';

/** A room as the walls make it. Square millimetres, exact, arcs included. */
export interface RoomShape {
  face: Face;
  /** Between the middles of the walls. */
  area: number;
  /** Between their faces: what one can walk on. */
  netArea: number;
  /** Of the faces, holes included; millimetres. */
  perimeter: number;
  inner: readonly InnerSide[];
  holes: readonly (readonly InnerSide[])[];
  /** Inner outline and holes, arcs flattened to within a millimetre (coarser where there are hundreds of them). */
  polygon: Polygon;
  holePolygons: readonly Polygon[];
  bounds: Bounds;
  /** Well inside: where its name is written. */
  middle: Point;
}

/** Less than 10 cm square is a cavity, not a room. */
const minRoomArea = 10_000;

/** With the corners and shapes before an edit, the very shapes are kept whose walls and corners are the same. */
export function roomShapes(
  graph: WallGraph,
  corners: readonly Point[][] = cornersOf(graph),
  { faces }: Faces = facesOf(graph),
  was?: { corners: readonly Point[][]; shapes: readonly RoomShape[] } | null,
): RoomShape[] {
  const before = new Map(was?.shapes.map((shape) => [shape.face.boundary, shape]));
  return faces.flatMap((face) => {
    const old = before.get(face.boundary);
    if (old && was && isSameFace(face, old.face, corners, was.corners)) return [old];
    const inner = innerSides(graph, corners, face.boundary);
    const shape = inner && shapeOf(graph, corners, face, inner);
    return shape ? [shape] : [];
  });
}

/** Cycles that are kept are the same lists. */
function isSameFace(face: Face, old: Face, corners: readonly Point[][], was: readonly Point[][]): boolean {
  return (
    face.holes.length === old.holes.length &&
    face.holes.every((hole, i) => hole === old.holes[i]) &&
    [face.boundary, ...face.holes].every((cycle) => cycle.every((half) => corners[half] === was[half]))
  );
}

/** Inside the room, its walls' inner halves included; not in a hole. */
export function roomContains(shape: RoomShape, p: Point): boolean {
  return (
    withinBounds(shape.bounds, p) && contains(shape.polygon, p) && !shape.holePolygons.some((hole) => contains(hole, p))
  );
}

/** The outline between the middles of the walls. */
export function middleOutline(graph: WallGraph, halves: readonly number[]): Outline {
  return halves.map((half) => {
    const { a, bulge } = halfCurve(graph, half);
    return { x: a.x, y: a.y, bulge };
  });
}

function shapeOf(
  graph: WallGraph,
  corners: readonly Point[][],
  face: Face,
  inner: readonly InnerSide[],
): RoomShape | null {
  const outline = outlineOf(inner);
  const holes = face.holes.map((hole) => innerSides(graph, corners, hole)).filter((hole) => hole !== null);
  const holeOutlines = holes.map(outlineOf);
  const netArea = outlineArea(outline) + holeOutlines.reduce((sum, hole) => sum + Math.min(0, outlineArea(hole)), 0);
  const polygon = thriftyOutline(outline, 1);
  const holePolygons = holeOutlines.map((hole) => thriftyOutline(hole, 1));
  const middle = netArea < minRoomArea ? null : interiorPoint(polygon, holePolygons);
  if (!middle) return null;
  const perimeter = [outline, ...holeOutlines].reduce((sum, each) => sum + outlineLength(each), 0);
  return {
    face,
    area: face.area,
    netArea,
    perimeter,
    inner,
    holes,
    polygon,
    holePolygons,
    bounds: boundsOf(polygon),
    middle,
  };
}
