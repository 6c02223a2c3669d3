import { contains } from '#lib/polygon.ts';
import type { Polygon } from '#lib/polygon.ts';
import type { Point } from '#lib/vec2.ts';
import { cornersOf, grown, toLocal } from '#layout/space/box.ts';
import type { Box } from '#layout/space/box.ts';

/** What a room leaves free: inside its outline, outside its holes (columns, shafts). */
export interface FloorArea {
  readonly polygon: Polygon;
  readonly holes: readonly Polygon[];
}

/** Wholly in the room; `air` keeps it that far from the walls. A wall may be touched to within a millimetre. */
export function isInside({ polygon, holes }: FloorArea, box: Box, air = 0): boolean {
  const body = grown(box, air - 1);
  if (!cornersOf(body).every((corner) => contains(polygon, corner) && !holes.some((hole) => contains(hole, corner))))
    return false;
  return ![polygon, ...holes].some((outline) =>
    outline.some((p, i) => cuts(body, p, outline[(i + 1) % outline.length]!)),
  );
}

/** Does a stretch of wall pass through the box, seen from above? */
function cuts(box: Box, from: Point, to: Point): boolean {
  const a = toLocal(box, from);
  const b = toLocal(box, to);
  let enter = 0;
  let leave = 1;
  for (const [p, d, half] of [
    [a.x, b.x - a.x, box.halfWidth],
    [a.y, b.y - a.y, box.halfDepth],
  ] as const) {
    if (Math.abs(d) < 1e-9) {
      if (Math.abs(p) >= half) return false;
      continue;
    }
    const s = (-half - p) / d;
    const t = (half - p) / d;
    enter = Math.max(enter, Math.min(s, t));
    leave = Math.min(leave, Math.max(s, t));
  }
  return enter < leave;
}

/** How far one can look from a point before a wall is in the way. */
export function sightLength({ polygon, holes }: FloorArea, from: Point, to: Point): number {
  let nearest = Infinity;
  for (const outline of [polygon, ...holes]) {
    for (let i = 0, j = outline.length - 1; i < outline.length; j = i++)
      nearest = Math.min(nearest, hit(from, to, outline[j]!, outline[i]!));
  }
  return nearest;
}

function hit(from: Point, to: Point, a: Point, b: Point): number {
  const ex = b.x - a.x;
  const ey = b.y - a.y;
  const turn = to.x * ey - to.y * ex;
  if (Math.abs(turn) < 1e-9) return Infinity;
  const gx = a.x - from.x;
  const gy = a.y - from.y;
  const far = (gx * ey - gy * ex) / turn;
  const share = (gx * to.y - gy * to.x) / turn;
  return far > 1 && share >= 0 && share <= 1 ? far : Infinity;
}
