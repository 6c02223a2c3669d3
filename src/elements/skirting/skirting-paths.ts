import { flattened, lengthOf, partOf, unclampedOn, nearestOn, pointAt } from '#lib/curve.ts';
import type { Curve } from '#lib/curve.ts';
import { distance } from '#lib/vec2.ts';
import type { Point } from '#lib/vec2.ts';
import type { Opening } from '#design/document.ts';
import { sideCurve } from '#design/plan/inner-sides.ts';
import type { InnerSide } from '#design/plan/inner-sides.ts';
import type { LevelPlan } from '#design/plan/level-plan.ts';
import { doorCasing } from '#design/records/door.ts';

/** A line along the foot of the walls, the room to its left. Closed when no door interrupts it. */
export interface FootPath {
  points: Point[];
  closed: boolean;
}

/** Around one outline of a room, interrupted by whatever opens below `height`. */
export function footPaths(
  plan: LevelPlan,
  sides: readonly InnerSide[],
  openings: readonly Opening[],
  height: number,
): FootPath[] {
  const pieces = sides.flatMap((side) => piecesOf(plan, side, openings, height));
  const paths: Point[][] = [];
  for (const piece of pieces) {
    const points = [...flattened(piece, 1), piece.b].map(({ x, y }) => ({ x, y }));
    const last = paths.at(-1);
    if (last && meets(last.at(-1)!, points[0]!)) last.push(...points.slice(1));
    else paths.push(points);
  }
  return joined(paths);
}

/** The last path may run on into the first, or into itself. */
function joined(paths: Point[][]): FootPath[] {
  const first = paths[0];
  const last = paths.at(-1);
  if (!first || !last || !meets(last.at(-1)!, first[0]!)) return paths.map((points) => ({ points, closed: false }));
  if (first === last) return [{ points: first.slice(0, -1), closed: true }];
  return [
    { points: [...last, ...first.slice(1)], closed: false },
    ...paths.slice(1, -1).map((points) => ({ points, closed: false })),
  ];
}

function meets(p: Point, q: Point): boolean {
  return distance(p, q) < 0.5;
}

/** What is left of one side between doors. */
function piecesOf(plan: LevelPlan, side: InnerSide, openings: readonly Opening[], height: number): Curve[] {
  const curve = sideCurve(side);
  const wall = side.wall === null ? null : plan.walls[side.wall]!;
  const gaps =
    wall === null
      ? []
      : openings
          .filter((opening) => opening.wall === wall.id && opening.sill < height)
          .map((opening) => gapOn(plan, side, curve, opening))
          .sort(([a], [b]) => a - b);
  const length = lengthOf(curve);
  const pieces: Curve[] = [];
  let from = 0;
  for (const [start, end] of [...gaps, [length, length] as const]) {
    if (start - from > 1)
      pieces.push(from === 0 && start === length ? curve : partOf(curve, from, Math.min(start, length)));
    from = Math.max(from, end);
  }
  return pieces;
}

/** Where an opening lies on the face of its wall, in walking direction. */
function gapOn(
  plan: LevelPlan,
  side: InnerSide,
  face: Curve,
  { offset, kind, ...opening }: Opening,
): readonly [number, number] {
  const middle = plan.graph.curves[side.wall!]!;
  const width = opening.width + (kind === 'door' ? 2 * doorCasing : 0);
  const place = (s: number) => unclampedOn(face, pointAt(middle, s));
  const p = place(offset - width / 2);
  const q = place(offset + width / 2);
  // An opening on another stretch of the same wall lies beyond this side.
  const near =
    Math.abs(nearestOn(face, pointAt(middle, offset)) - unclampedOn(face, pointAt(middle, offset))) < width / 2;
  return near ? [Math.min(p, q), Math.max(p, q)] : [Infinity, Infinity];
}
