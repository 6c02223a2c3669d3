import type { Point } from '#lib/vec2.ts';

/** The part of a convex polygon on one side of an upright or level line. */
export function clipConvex(
  polygon: readonly Point[],
  axis: 'x' | 'y',
  limit: number,
  keep: 'below' | 'above',
): Point[] {
  const sign = keep === 'below' ? 1 : -1;
  const inside = (p: Point) => (limit - p[axis]) * sign;
  return polygon.flatMap((p, i) => {
    const q = polygon[(i + 1) % polygon.length]!;
    const d = inside(p);
    const e = inside(q);
    const kept = d >= 0 ? [p] : [];
    return d > 0 !== e > 0 && d !== 0 && e !== 0 ? [...kept, between(p, q, d / (d - e))] : kept;
  });
}

function between(p: Point, q: Point, t: number): Point {
  return { x: p.x + (q.x - p.x) * t, y: p.y + (q.y - p.y) * t };
}
