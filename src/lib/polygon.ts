import { distance } from '#lib/vec2.ts';
import type { Point } from '#lib/vec2.ts';

/** Corners joined by straight sides, the last with the first. Counter-clockwise when filled. */
export type Polygon = readonly Point[];

export interface Bounds {
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
  readonly top: number;
}

export function areaOf(polygon: Polygon): number {
  const origin = polygon[0];
  if (!origin) return 0;
  let twice = 0;
  for (let i = 1; i + 1 < polygon.length; i++) {
    const p = polygon[i]!;
    const q = polygon[i + 1]!;
    twice += (p.x - origin.x) * (q.y - origin.y) - (q.x - origin.x) * (p.y - origin.y);
  }
  return twice / 2;
}

/** Even-odd: a point on a side may fall either way. */
export function contains(polygon: Polygon, p: Point): boolean {
  let inside = false;
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const a = polygon[i]!;
    const b = polygon[j]!;
    if (a.y > p.y !== b.y > p.y && p.x < a.x + ((b.x - a.x) * (p.y - a.y)) / (b.y - a.y)) inside = !inside;
  }
  return inside;
}

export function boundsOf(points: readonly Point[]): Bounds {
  let left = Infinity;
  let bottom = Infinity;
  let right = -Infinity;
  let top = -Infinity;
  for (const { x, y } of points) {
    left = Math.min(left, x);
    right = Math.max(right, x);
    bottom = Math.min(bottom, y);
    top = Math.max(top, y);
  }
  return { left, bottom, right, top };
}

export function withinBounds({ left, bottom, right, top }: Bounds, p: Point): boolean {
  return p.x >= left && p.x <= right && p.y >= bottom && p.y <= top;
}

/** No side crosses another; sides may touch. Compares all with all, so for tens of corners. */
export function isSimple(polygon: Polygon): boolean {
  return !polygon.some((a, i) => {
    const b = polygon[(i + 1) % polygon.length]!;
    return polygon.slice(i + 2).some((c, k) => crossing(a, b, c, polygon[(i + k + 3) % polygon.length]!));
  });
}

function crossing(a: Point, b: Point, c: Point, d: Point): boolean {
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}

function side(a: Point, b: Point, p: Point): number {
  const turn = (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x);
  return Math.abs(turn) < 1e-6 ? 0 : turn;
}

/**
 * Every side moved outwards by `by` (inwards when negative), corners mitred. For small steps: sides must not vanish.
 */
export function grown(polygon: Polygon, by: number): Point[] {
  const corners = simplified(polygon);
  const outwards = Math.sign(areaOf(corners)) * by;
  return corners.map((p, i) => {
    const before = corners[(i + corners.length - 1) % corners.length]!;
    const after = corners[(i + 1) % corners.length]!;
    const u = normalOf(before, p);
    const v = normalOf(p, after);
    const reach = outwards / Math.max(0.2, 1 + u.x * v.x + u.y * v.y);
    return { x: p.x + (u.x + v.x) * reach, y: p.y + (u.y + v.y) * reach };
  });
}

/** To the right of the way from `a` to `b`: outwards, counter-clockwise. */
function normalOf(a: Point, b: Point): Point {
  const length = distance(a, b);
  return { x: (b.y - a.y) / length, y: (a.x - b.x) / length };
}

/** Drops corners that repeat or lie on the way between their neighbours. */
export function simplified(polygon: Polygon, tolerance = 1e-6): Point[] {
  const kept = polygon.filter((p, i) => distance(p, polygon[(i + 1) % polygon.length]!) > tolerance);
  return kept.filter((p, i) => {
    const before = kept[(i + kept.length - 1) % kept.length]!;
    const after = kept[(i + 1) % kept.length]!;
    return distanceToLine(p, before, after) > tolerance;
  });
}

function distanceToLine(p: Point, a: Point, b: Point): number {
  const length = distance(a, b);
  if (length < 1e-12) return distance(p, a);
  return Math.abs((b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x)) / length;
}

/** Farther out by as much at every side. */
export function grownBounds({ left, right, bottom, top }: Bounds, by: number): Bounds {
  return { left: left - by, right: right + by, bottom: bottom - by, top: top + by };
}
