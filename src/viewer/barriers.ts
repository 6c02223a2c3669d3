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
    const ways = Object.values(design.openings).filter((opening) => opening.wall === wall.id && isWay(opening));
    return solidStretches(lengthOf(curve), ways).flatMap(([from, to]) => chords(partOf(curve, from, to), wall.thickness / 2));
  });
}

function isWay({ kind, sill, height }: Opening): boolean {
  return kind !== 'window' && sill < 50 && height > 1500;
}

function solidStretches(length: number, ways: readonly Opening[]): [number, number][] {
  const stretches: [number, number][] = [];
  let from = 0;
  for (const { offset, width } of ways.toSorted((a, b) => a.offset - b.offset)) {
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
const body = 220;

/** Where a person ends who wants to go to `to`: pushed out of every wall, so that one slides along it rather than sticking. */
export function kept(to: Point, barriers: readonly Barrier[]): Point {
  let at = to;
  for (let round = 0; round < 3; round++) for (const barrier of barriers) at = pushed(at, barrier);
  return at;
}

function pushed(p: Point, { a, b, half }: Barrier): Point {
  const [way, from] = [subtract(b, a), subtract(p, a)];
  const share = Math.min(1, Math.max(0, (from.x * way.x + from.y * way.y) / Math.max(1e-9, way.x * way.x + way.y * way.y)));
  const nearest = { x: a.x + way.x * share, y: a.y + way.y * share };
  const gap = Math.hypot(p.x - nearest.x, p.y - nearest.y);
  const room = half + body;
  if (gap >= room) return p;
  if (gap < 1e-6) return p;
  return { x: nearest.x + ((p.x - nearest.x) / gap) * room, y: nearest.y + ((p.y - nearest.y) / gap) * room };
}
