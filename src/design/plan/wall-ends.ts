import { isArc, isFarFrom, lengthOf, nearestOn, pointAt, tangentAt } from '#lib/curve.ts';
import type { Curve } from '#lib/curve.ts';
import { meetings } from '#lib/shapes/crossings.ts';
import { cross, distance } from '#lib/vec2.ts';
import type { Point } from '#lib/vec2.ts';
import { eachNearPair } from '#design/plan/near-pairs.ts';
import { nodeIndex } from '#design/plan/node-index.ts';
import type { NodeIndex } from '#design/plan/node-index.ts';
import { snap } from '#design/plan/plan-wall.ts';
import type { PlanWall } from '#design/plan/plan-wall.ts';

export interface Ends {
  index: NodeIndex;
  /** From and to node of every wall; the same twice when the wall has no length left. */
  ends: [number, number][];
}

interface Touch {
  node: number;
  /** The wall whose end it is, when it is the only one: it keeps its direction. */
  stem: number | null;
  onto: number;
}

/**
 * Ends of walls that meet become one node; an end that lies on another wall, or in its body, is drawn to the middle of
 * that wall. A free end goes there along its own direction, so a wall that was straight across stays so.
 */
export function joinEnds(walls: readonly PlanWall[]): Ends {
  const first = nodeIndex(snap);
  const ends = walls.map((wall): [number, number] => [first.at(wall.a), first.at(wall.b)]);
  const touches = findTouches(walls, first.points, ends);
  for (let pass = 0; pass < 3; pass++) if (!settle(touches, walls, first.points, ends)) break;
  return merged(first.points, ends);
}

export function curveOf(wall: PlanWall, points: readonly Point[], [from, to]: readonly [number, number]): Curve {
  return { a: points[from]!, b: points[to]!, bulge: wall.bulge };
}

/** How much the boxes of two walls have to grow to overlap wherever the end of one is in the body of the other. */
export function reachOf(walls: readonly PlanWall[]): number {
  return walls.reduce((most, wall) => Math.max(most, wall.thickness / 2), snap) / 2 + snap;
}

function findTouches(walls: readonly PlanWall[], points: readonly Point[], ends: readonly [number, number][]): Touch[] {
  const curves = walls.map((wall, i) => curveOf(wall, points, ends[i]!));
  const degree = points.map(() => 0);
  for (const node of ends.flat()) degree[node]!++;
  const best = new Map<number, Touch & { gap: number }>();
  const consider = (stem: number, onto: number) => {
    for (const node of ends[stem]!) {
      const alone = degree[node] === 1;
      const gap = touchGap(curves[stem]!, curves[onto]!, points[node]!, alone ? walls[onto]!.thickness / 2 : 0);
      if (gap === null || ends[onto]!.includes(node) || gap >= (best.get(node)?.gap ?? Infinity)) continue;
      best.set(node, { node, stem: alone ? stem : null, onto, gap });
    }
  };
  eachNearPair(curves, reachOf(walls), (i, j) => {
    consider(i, j);
    consider(j, i);
    return true;
  });
  return [...best.values()];
}

/**
 * How far the end is from the other's middle, if it touches it at all: always within `snap`, within `body` unless
 * nearly parallel.
 */
function touchGap(stem: Curve, onto: Curve, end: Point, body: number): number | null {
  if (isFarFrom(onto, end, body + snap)) return null;
  const s = nearestOn(onto, end);
  if (s <= snap || s >= lengthOf(onto) - snap) return null;
  const gap = distance(end, pointAt(onto, s));
  if (gap <= snap) return gap;
  const way = tangentAt(stem, distance(end, stem.a) < distance(end, stem.b) ? 0 : lengthOf(stem));
  const across = Math.abs(cross(way, tangentAt(onto, s)));
  return gap <= body + snap && across > 0.35 && lengthOf(stem) > 2 * gap ? gap : null;
}

/** Moves every touching node onto its wall; says whether anything moved. */
function settle(
  touches: readonly Touch[],
  walls: readonly PlanWall[],
  points: Point[],
  ends: readonly [number, number][],
): boolean {
  let moved = false;
  for (const { node, stem, onto } of touches) {
    const target = curveOf(walls[onto]!, points, ends[onto]!);
    const here = points[node]!;
    const there = landing(stem === null ? null : curveOf(walls[stem]!, points, ends[stem]!), target, here);
    if (distance(here, there) > 1e-7) moved = true;
    points[node] = there;
  }
  return moved;
}

function landing(stem: Curve | null, target: Curve, end: Point): Point {
  const nearest = pointAt(target, nearestOn(target, end));
  if (!stem || isArc(stem)) return nearest;
  const ahead = meetings(stem, target).sort((p, q) => distance(p, end) - distance(q, end))[0];
  return ahead && distance(ahead, end) <= 3 * distance(nearest, end) + snap ? ahead : nearest;
}

/** Two ends may have been drawn to the same place of a wall: they are one node now. */
function merged(points: readonly Point[], ends: readonly [number, number][]): Ends {
  const index = nodeIndex(snap);
  const renamed = points.map((p) => index.at(p));
  return { index, ends: ends.map(([from, to]) => [renamed[from]!, renamed[to]!]) };
}
