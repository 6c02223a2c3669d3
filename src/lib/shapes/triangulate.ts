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

/**
 * earcut passes over corners on straight sides, and what it cuts flat was left out above: where a corner lies within a
 * triangle's side, the triangle is halved there, so that sides meet corner to corner.
 */
function withAllCorners(points: readonly Point[], triangles: readonly number[]): number[] {
  const out = [...triangles];
  for (const [corner, point] of points.entries()) {
    for (let i = 0; i < out.length; i++) {
      const next = nextInTriangle(i);
      if (!isBetween(point, points[out[i]!]!, points[out[next]!]!)) continue;
      const opposite = out[nextInTriangle(next)]!;
      if (opposite === corner) continue;
      out.push(corner, out[next]!, opposite);
      out[next] = corner;
    }
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
