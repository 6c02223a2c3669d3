import { beside, isArc, radiusOf, tangentAt, unclampedOn } from '#lib/curve.ts';
import type { Curve } from '#lib/curve.ts';
import { meetings } from '#lib/shapes/crossings.ts';
import type { Outline } from '#lib/outline.ts';
import { cross, distance, dot } from '#lib/vec2.ts';
import type { Point } from '#lib/vec2.ts';
import { edgeOf, halfCurve, halfThickness } from '#design/plan/wall-graph.ts';
import type { WallGraph } from '#design/plan/wall-graph.ts';

/** A stretch of a room's inner outline: the face of a wall, or the end of one that stands free (`wall` null). */
export interface InnerSide {
  /** Index of the wall in its graph, and whether we look at its left. */
  wall: number | null;
  left: boolean;
  /** The line or circle it lies on, in walking direction; `start` and `end` are points of it. */
  along: Curve;
  start: Point;
  end: Point;
}

/** The faces of the walls around a cycle, the room to their left. Null when nothing is left between them. */
export function innerSides(
  graph: WallGraph,
  corners: readonly Point[][],
  halves: readonly number[],
): InnerSide[] | null {
  const sides = joinedSides(rawSides(graph, corners, halves));
  for (let back = sides.findIndex(runsBack); back >= 0; back = sides.findIndex(runsBack)) {
    if (!without(sides, back)) return null;
  }
  const left = sides.filter((side) => distance(side.start, side.end) > 1e-6 || isArc(side.along));
  return left.length >= 2 ? left : null;
}

export function outlineOf(sides: readonly InnerSide[]): Outline {
  return sides.map(({ start, end, along }) => ({ x: start.x, y: start.y, bulge: bulgeBetween(along, start, end) }));
}

export function sideCurve(side: InnerSide): Curve {
  return { a: side.start, b: side.end, bulge: bulgeBetween(side.along, side.start, side.end) };
}

function rawSides(graph: WallGraph, corners: readonly Point[][], halves: readonly number[]): InnerSide[] {
  return halves.flatMap((half, i) => {
    const next = corners[halves[(i + 1) % halves.length]!]!;
    const curve = halfCurve(graph, half);
    const face = {
      wall: edgeOf(graph, half).wall,
      left: (half & 1) === 0,
      along: beside(curve, halfThickness(graph, half)) ?? curve,
    };
    const side = { ...face, start: corners[half]![0]!, end: next.at(-1)! };
    if (next.length === 1) return [side];
    const cap = {
      wall: null,
      left: true,
      along: { a: next[1]!, b: next[0]!, bulge: 0 },
      start: next[1]!,
      end: next[0]!,
    };
    return [side, cap];
  });
}

/** Sides that run on in line become one: a wall past a crossing, or the next wall of the same thickness. */
function joinedSides(sides: readonly InnerSide[]): InnerSide[] {
  const joined: InnerSide[] = [];
  for (const side of sides) {
    const before = joined.at(-1);
    if (before && runsOn(before, side)) joined[joined.length - 1] = { ...before, end: side.end };
    else joined.push(side);
  }
  const first = joined[0];
  const last = joined.at(-1);
  if (first && last && joined.length > 2 && runsOn(last, first)) {
    joined.pop();
    joined[0] = { ...first, start: last.start };
  }
  return joined;
}

/** Only stretches of the same wall: skirting and paint want to know whose face it is. */
function runsOn(before: InnerSide, side: InnerSide): boolean {
  return (
    before.wall !== null &&
    before.wall === side.wall &&
    before.left === side.left &&
    distance(before.end, side.start) < 0.1
  );
}

/** A side shorter than its corners eat up would be walked backwards. */
function runsBack(side: InnerSide): boolean {
  if (side.wall === null) return false;
  if (!isArc(side.along))
    return dot({ x: side.end.x - side.start.x, y: side.end.y - side.start.y }, tangentAt(side.along, 0)) < -1e-6;
  return unclampedOn(side.along, side.end) < unclampedOn(side.along, side.start) - 1e-6;
}

/** Takes a side out and lets its neighbours meet; false when they cannot: there is no room between them. */
function without(sides: InnerSide[], at: number): boolean {
  if (sides.length <= 3) return false;
  const gone = sides[at]!;
  const before = (at + sides.length - 1) % sides.length;
  const after = (at + 1) % sides.length;
  const meeting = nearest(meetings(sides[before]!.along, sides[after]!.along), gone);
  if (!meeting) {
    if (opposed(sides[before]!.along, sides[after]!.along)) return false;
    sides[at] = {
      wall: null,
      left: true,
      along: { a: gone.start, b: gone.end, bulge: 0 },
      start: gone.start,
      end: gone.end,
    };
    return true;
  }
  sides[before] = { ...sides[before]!, end: meeting };
  sides[after] = { ...sides[after]!, start: meeting };
  sides.splice(at, 1);
  return true;
}

function nearest(points: readonly Point[], side: InnerSide): Point | undefined {
  const mid = { x: (side.start.x + side.end.x) / 2, y: (side.start.y + side.end.y) / 2 };
  return points.toSorted((p, q) => distance(p, mid) - distance(q, mid))[0];
}

function opposed(first: Curve, second: Curve): boolean {
  const u = tangentAt(first, 0);
  const v = tangentAt(second, 0);
  return Math.abs(cross(u, v)) < 1e-6 && dot(u, v) < 0;
}

function bulgeBetween(along: Curve, start: Point, end: Point): number {
  if (!isArc(along)) return 0;
  return Math.tan((unclampedOn(along, end) - unclampedOn(along, start)) / radiusOf(along) / 4);
}
