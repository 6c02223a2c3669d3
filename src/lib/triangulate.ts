import { bridged } from '#lib/bridge-holes.ts';
import { areaOf } from '#lib/polygon.ts';
import type { Polygon } from '#lib/polygon.ts';
import { cross, subtract } from '#lib/vec2.ts';
import type { Point } from '#lib/vec2.ts';

interface Triangulation {
  points: Point[];
  /** Three indices a triangle, counter-clockwise. */
  triangles: number[];
}

/**
 * Cuts a polygon with holes into triangles that use its own corners only, by clipping ears. Orientation of the input
 * does not matter.
 */
export function triangulate(polygon: Polygon, holes: readonly Polygon[] = []): Triangulation {
  const outer = turnedTo(polygon, 1);
  const inner = holes.map((hole) => turnedTo(hole, -1));
  const points = [outer, ...inner].flat();
  const ring = bridged(
    points,
    outer.length,
    inner.map((hole) => hole.length),
  );
  return { points, triangles: clipEars(points, ring) };
}

function turnedTo(polygon: Polygon, sign: 1 | -1): Point[] {
  return Math.sign(areaOf(polygon)) === sign ? [...polygon] : polygon.toReversed();
}

function clipEars(points: readonly Point[], given: readonly number[]): number[] {
  const ring = [...given];
  const triangles: number[] = [];
  let at = 0;
  let misses = 0;
  while (ring.length > 2) {
    const [before, tip, after] = around(ring, at);
    // After a whole round without an ear the rest is degenerate: clip anyway, so that hostile shapes end too.
    const forced = misses > ring.length;
    if (forced || isEar(points, ring, before, tip, after)) {
      if (turn(points, before, tip, after) > 0) triangles.push(before, tip, after);
      ring.splice(at % ring.length, 1);
      misses = 0;
    } else {
      at++;
      misses++;
    }
    at %= Math.max(ring.length, 1);
  }
  return triangles;
}

function around(ring: readonly number[], at: number): [number, number, number] {
  const n = ring.length;
  return [ring[(at + n - 1) % n]!, ring[at % n]!, ring[(at + 1) % n]!];
}

function isEar(points: readonly Point[], ring: readonly number[], before: number, tip: number, after: number): boolean {
  const area = turn(points, before, tip, after);
  if (area < 0) return false;
  const a = points[before]!;
  const b = points[tip]!;
  const c = points[after]!;
  // A corner on a straight side is no ear while something better is left: clipping it would leave a neighbour's corner
  // on our side.
  if (area === 0) return same(a, b) || same(b, c) || same(a, c);
  return !ring.some((i) => {
    const p = points[i]!;
    return !same(p, a) && !same(p, b) && !same(p, c) && inTriangle(p, a, b, c);
  });
}

function turn(points: readonly Point[], i: number, j: number, k: number): number {
  return cross(subtract(points[j]!, points[i]!), subtract(points[k]!, points[j]!));
}

function same(p: Point, q: Point): boolean {
  return p.x === q.x && p.y === q.y;
}

function inTriangle(p: Point, a: Point, b: Point, c: Point): boolean {
  return (
    cross(subtract(b, a), subtract(p, a)) >= 0 &&
    cross(subtract(c, b), subtract(p, b)) >= 0 &&
    cross(subtract(a, c), subtract(p, c)) >= 0
  );
}
