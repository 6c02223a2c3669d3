import type { Design, Opening } from '#design/document.ts';
import { levelPlan } from '#design/plan/level-plan.ts';
import { flattened, lengthOf, partOf } from '#lib/curve.ts';
import type { Curve } from '#lib/curve.ts';
import { subtract, type Point } from '#lib/vec2.ts';
import type { Barrier } from '#viewer/drawable.ts';

/** What stops a person on a level: its walls, less the doors and gaps one can go through. */
export function barriersOf(design: Design, level: string): Barrier[] {
  const { walls, graph } = levelPlan(design, level);
  return walls.flatMap((wall, i) => {
    const curve = graph.curves[i]!;
    const doorways = Object.values(design.openings).filter((opening) => opening.wall === wall.id && isDoorway(opening));
    return solidStretches(lengthOf(curve), doorways).flatMap(([from, to]) =>
      chords(partOf(curve, from, to), wall.thickness / 2),
    );
  });
}

function isDoorway({ kind, sill, height }: Opening): boolean {
  return kind !== 'window' && sill < 50 && height > 1500;
}

function solidStretches(length: number, doorways: readonly Opening[]): [number, number][] {
  const stretches: [number, number][] = [];
  let from = 0;
  for (const { offset, width } of doorways.toSorted((a, b) => a.offset - b.offset)) {
    if (offset - width / 2 > from) stretches.push([from, offset - width / 2]);
    from = Math.max(from, offset + width / 2);
  }
  return from < length ? [...stretches, [from, length]] : stretches;
}

function chords(curve: Curve, half: number): Barrier[] {
  const points = [...flattened(curve, 20), curve.b];
  return points.slice(1).map((b, i) => ({ a: points[i]!, b, half }));
}

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
