import { subtract, type Point } from '#lib/vec2.ts';
import type { Barrier } from '#elements/walking/barriers.ts';

/** Half a shoulder's width. */
const bodyRadius = 220;

/**
 * Where a person ends who wants to go to `to`: pushed out of every wall, so that one slides along it instead of getting
 * stuck.
 */
export function keptOutOfWalls(to: Point, barriers: readonly Barrier[]): Point {
  let at = to;
  for (let round = 0; round < 3; round++) for (const barrier of barriers) at = pushedOut(at, barrier);
  return at;
}

function pushedOut(p: Point, { a, b, half }: Barrier): Point {
  const direction = subtract(b, a);
  const from = subtract(p, a);
  const share = Math.min(
    1,
    Math.max(
      0,
      (from.x * direction.x + from.y * direction.y) /
        Math.max(1e-9, direction.x * direction.x + direction.y * direction.y),
    ),
  );
  const nearest = { x: a.x + direction.x * share, y: a.y + direction.y * share };
  const gap = Math.hypot(p.x - nearest.x, p.y - nearest.y);
  const room = half + bodyRadius;
  if (gap >= room) return p;
  if (gap < 1e-6) return p;
  return { x: nearest.x + ((p.x - nearest.x) / gap) * room, y: nearest.y + ((p.y - nearest.y) / gap) * room };
}
