import type { Vec3 } from '#lib/vec.ts';
import { areaOf } from '#lib/polygon.ts';
import { cross, subtract, type Point } from '#lib/vec2.ts';

export type Line3 = readonly [Vec3, Vec3];

/** The edges of what stands on an outline: the base towards the eye, what it hides, and the rest. */
interface PrismLines {
  readonly near: Line3[];
  readonly plain: Line3[];
  readonly hidden: Line3[];
}

/** `ring` seen from above, without crossing itself; heights and `eye` in the same axes. */
export function prismLines(ring: readonly Point[], low: number, high: number, eye: Vec3): PrismLines {
  const points = areaOf(ring) < 0 ? ring.toReversed() : ring;
  const from = { x: eye[0], y: eye[1] };
  const lines: PrismLines = { near: [], plain: [], hidden: [] };
  const next = (i: number) => points[(i + 1) % points.length] ?? from;
  // Counter-clockwise: an edge is seen from its right.
  const seen = points.map((p, i) => cross(subtract(next(i), p), subtract(from, p)) < 0);
  points.forEach((p, i) => {
    const q = next(i);
    const visible = seen[i] === true;
    lines[visible ? 'near' : 'hidden'].push([
      [p.x, p.y, low],
      [q.x, q.y, low],
    ]);
    if (high - low < 1) return;
    lines[visible || eye[2] > high ? 'plain' : 'hidden'].push([
      [p.x, p.y, high],
      [q.x, q.y, high],
    ]);
    const before = seen[(i + points.length - 1) % points.length] === true;
    lines[visible || before ? 'plain' : 'hidden'].push([
      [p.x, p.y, low],
      [p.x, p.y, high],
    ]);
  });
  return lines;
}
