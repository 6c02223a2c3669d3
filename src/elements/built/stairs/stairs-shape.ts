import type { Level } from '#design/document.ts';
import type { Stairs } from '#design/records/stairs.ts';
import type { Polygon } from '#lib/polygon.ts';
import { add, turned } from '#lib/vec2.ts';
import type { Point } from '#lib/vec2.ts';

/** Treads one behind the other. `at` is the middle of the first riser, `turn` in radians: 0 climbs towards +Y. */
export interface Flight {
  at: Point;
  turn: number;
  treads: number;
  /** Risers below the first tread. */
  below: number;
}

/** Stairs in their own frame: they begin at the origin and set out towards +Y. */
export interface StairsShape {
  flights: Flight[];
  /** From one corner to the opposite one; `risers` lead up to it. */
  landing: { from: Point; to: Point; risers: number } | null;
  riser: number;
  /** Convex, seen from above; together they are all it covers. */
  areas: Polygon[];
}

/** How high it climbs. */
export function riseOf(stairs: Stairs, level: Level): number {
  return stairs.rise ?? level.height + level.slab;
}

export function stairsShape(stairs: Stairs, level: Level): StairsShape {
  const { form, steps, going, width, gap } = stairs;
  const riser = riseOf(stairs, level) / steps;
  const half = width / 2;
  if (form === 'straight') {
    const areas = [rectangle({ x: -half, y: 0 }, { x: half, y: (steps - 1) * going })];
    return { flights: [{ at: { x: 0, y: 0 }, turn: 0, treads: steps - 1, below: 0 }], landing: null, riser, areas };
  }
  const before = Math.min(stairs.before, steps - 1);
  const start = (before - 1) * going;
  const after = steps - before - 1;
  const side = stairs.side === 'left' ? -1 : 1;
  const lower = { at: { x: 0, y: 0 }, turn: 0, treads: before - 1, below: 0 };
  if (form === 'quarter') {
    const end = half + after * going;
    return {
      flights: [
        lower,
        { at: { x: side * half, y: start + half }, turn: (-side * Math.PI) / 2, treads: after, below: before },
      ],
      landing: { from: { x: -half, y: start }, to: { x: half, y: start + width }, risers: before },
      riser,
      areas: [
        rectangle({ x: -half, y: 0 }, { x: half, y: start + width }),
        rectangle({ x: side * half, y: start }, { x: side * end, y: start + width }),
      ].filter((area) => area.length > 0),
    };
  }
  const far = side * (half + gap + width);
  const landing = { from: { x: -side * half, y: start }, to: { x: far, y: start + width }, risers: before };
  return {
    flights: [lower, { at: { x: side * (gap + width), y: start }, turn: Math.PI, treads: after, below: before }],
    landing,
    riser,
    areas: [rectangle({ x: -side * half, y: Math.min(0, start - after * going) }, landing.to)],
  };
}

/** A point of the stairs' own frame in the plan. */
export function inPlan(stairs: Stairs, p: Point): Point {
  return add(turned(p, (stairs.turn * Math.PI) / 180), stairs.at);
}

/** What it covers, in the plan. */
export function stairsAreas(stairs: Stairs, level: Level): Polygon[] {
  return stairsShape(stairs, level).areas.map((area) => area.map((p) => inPlan(stairs, p)));
}

/** Counter-clockwise; empty where there is nothing between the corners. */
function rectangle(p: Point, q: Point): Polygon {
  const [left, right] = [Math.min(p.x, q.x), Math.max(p.x, q.x)];
  const [bottom, top] = [Math.min(p.y, q.y), Math.max(p.y, q.y)];
  if (right - left < 1 || top - bottom < 1) return [];
  return [
    { x: left, y: bottom },
    { x: right, y: bottom },
    { x: right, y: top },
    { x: left, y: top },
  ];
}
