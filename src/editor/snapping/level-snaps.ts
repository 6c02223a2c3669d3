import RBush from 'rbush';
import { flattened, lengthOf, pointAt } from '#lib/curve.ts';
import type { Curve } from '#lib/curve.ts';
import { boundsOf } from '#lib/polygon.ts';
import type { Point } from '#lib/vec2.ts';
import type { Design } from '#design/document.ts';
import { levelPlan } from '#design/plan/level-plan.ts';
import type { LevelPlan } from '#design/plan/level-plan.ts';

interface Box {
  minX: number;
  minY: number;
  maxX: number;
  maxY: number;
}

/** A place to snap to. Gone while all the walls that make it are in hand. */
export interface SnapPlace extends Box {
  readonly kind: 'corner' | 'crossing' | 'middle';
  readonly point: Point;
  readonly walls: readonly string[];
}

export interface SnapBody extends Box {
  readonly id: string;
  readonly curve: Curve;
  readonly thickness: number;
}

/** What can be snapped to on a level, found by where it is. */
export interface LevelSnaps {
  readonly places: RBush<SnapPlace>;
  readonly bodies: RBush<SnapBody>;
  /** Corners and crossings, by x and by y: what a point may be in line with. */
  readonly byX: readonly SnapPlace[];
  readonly byY: readonly SnapPlace[];
}

/** Tables are never changed in place: the same walls have the same index. */
const cache = new WeakMap<Design['walls'], Map<string, LevelSnaps>>();

export function levelSnaps(design: Design, level: string): LevelSnaps {
  const levels = cache.get(design.walls) ?? new Map<string, LevelSnaps>();
  cache.set(design.walls, levels);
  const known = levels.get(level);
  if (known) return known;
  const made = makeLevelSnaps(levelPlan(design, level));
  levels.set(level, made);
  return made;
}

function makeLevelSnaps(plan: LevelPlan): LevelSnaps {
  const nodes = nodePlaces(plan);
  const places = new RBush<SnapPlace>().load([...nodes, ...middles(plan)]);
  const bodies = new RBush<SnapBody>().load(
    plan.graph.curves.map((curve, i) => ({
      ...boxAround([...flattened(curve, 5), curve.b]),
      id: plan.walls[i]!.id,
      curve,
      thickness: plan.walls[i]!.thickness,
    })),
  );
  return {
    places,
    bodies,
    byX: nodes.toSorted((p, q) => p.point.x - q.point.x || p.point.y - q.point.y),
    byY: nodes.toSorted((p, q) => p.point.y - q.point.y || p.point.x - q.point.x),
  };
}

/** Where walls end are corners, where they only pass each other crossings. */
function nodePlaces({ walls, graph }: LevelPlan): SnapPlace[] {
  const ends = new Set(graph.curves.flatMap(({ a, b }) => [keyOf(a), keyOf(b)]));
  return graph.nodes.flatMap((point, node) => {
    const around = new Set((graph.leaving[node] ?? []).map((half) => walls[graph.edges[half >> 1]!.wall]!.id));
    if (around.size === 0) return [];
    const kind = ends.has(keyOf(point)) ? ('corner' as const) : ('crossing' as const);
    return [{ ...boxAround([point]), kind, point, walls: [...around] }];
  });
}

/** Of each stretch between two nodes, and of a whole wall that others meet. */
function middles({ walls, graph }: LevelPlan): SnapPlace[] {
  const stretches = new Map<number, number>();
  for (const { wall } of graph.edges) stretches.set(wall, (stretches.get(wall) ?? 0) + 1);
  const whole = [...stretches].flatMap(([wall, count]) => (count > 1 ? [{ wall, curve: graph.curves[wall]! }] : []));
  return [...graph.edges, ...whole].map(({ wall, curve }) => {
    const point = pointAt(curve, lengthOf(curve) / 2);
    return { ...boxAround([point]), kind: 'middle' as const, point, walls: [walls[wall]!.id] };
  });
}

export function boxAround(points: readonly Point[], reach = 0): Box {
  const { left, bottom, right, top } = boundsOf(points);
  return { minX: left - reach, minY: bottom - reach, maxX: right + reach, maxY: top + reach };
}

function keyOf({ x, y }: Point): string {
  return `${x} ${y}`;
}
