import earcut from 'earcut';
import type { Polygon } from '#lib/polygon.ts';
import { cross, dot, subtract } from '#lib/vec2.ts';
import type { Point } from '#lib/vec2.ts';

interface Triangulation {
  points: Point[];
  /** Three indices a triangle, counter-clockwise. */
  triangles: number[];
}

/**
 * Cuts a polygon with holes into triangles that use its own corners only, and all of them: a corner on a straight side
 * may be where a neighbour's side ends. Orientation of the input does not matter.
 */
export function triangulate(polygon: Polygon, holes: readonly Polygon[] = []): Triangulation {
  const points = [polygon, ...holes].flat();
  let start = polygon.length;
  const starts = holes.map((hole) => {
    start += hole.length;
    return start - hole.length;
  });
  const triangles = earcut(
    points.flatMap(({ x, y }) => [x, y]),
    starts,
  );
  return { points, triangles: withAllCorners(points, counterClockwise(points, triangles)) };
}

/** Turned over where earcut runs the other way; triangles without an area are left out. */
function counterClockwise(points: readonly Point[], triangles: readonly number[]): number[] {
  const out: number[] = [];
  for (let i = 0; i < triangles.length; i += 3) {
    const a = triangles[i]!;
    const b = triangles[i + 1]!;
    const c = triangles[i + 2]!;
    const area = cross(subtract(points[b]!, points[a]!), subtract(points[c]!, points[a]!));
    if (area > 0) out.push(a, b, c);
    else if (area < 0) out.push(a, c, b);
  }
  return out;
}

/** Where there are holes, earcut leaves out corners on straight sides: the triangle along such a side is halved there. */
function withAllCorners(points: readonly Point[], triangles: readonly number[]): number[] {
  const out = [...triangles];
  const used = new Set(triangles);
  for (const [corner, point] of points.entries()) {
    if (used.has(corner)) continue;
    const side = out.findIndex((from, i) => isBetween(point, points[from]!, points[out[nextInTriangle(i)]!]!));
    if (side < 0) continue;
    const next = nextInTriangle(side);
    const opposite = out[nextInTriangle(next)]!;
    out.push(corner, out[next]!, opposite);
    out[next] = corner;
  }
  return out;
}

/** The place of the following corner of the triangle that the corner at place `i` belongs to. */
function nextInTriangle(i: number): number {
  return i % 3 === 2 ? i - 2 : i + 1;
}

function isBetween(point: Point, from: Point, to: Point): boolean {
  const along = subtract(to, from);
  const off = subtract(point, from);
  const length = dot(along, along);
  const at = dot(off, along);
  return at > 0 && at < length && Math.abs(cross(along, off)) <= 1e-9 * length;
}
