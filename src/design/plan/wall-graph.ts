import { crossings } from '#lib/crossings.ts';
import { isArc, isFarFrom, lengthOf, nearestOn, pointAt, radiusOf, reversed, tangentAt } from '#lib/curve.ts';
import type { Curve } from '#lib/curve.ts';
import { angleOf, distance } from '#lib/vec2.ts';
import type { Point } from '#lib/vec2.ts';
import { areTooEntangled, eachNearPair } from '#design/plan/near-pairs.ts';
import { snap } from '#design/plan/plan-wall.ts';
import type { PlanWall } from '#design/plan/plan-wall.ts';
import { curveOf, joinEnds, reachOf } from '#design/plan/wall-ends.ts';
import { limits } from '#design/limits.ts';

/** A stretch of one wall between two nodes, in the wall's direction. */
export interface Edge {
  wall: number;
  from: number;
  to: number;
  curve: Curve;
  /** Millimetres along the wall where it begins and ends. */
  start: number;
  end: number;
}

/**
 * The middles of the walls of one level as a planar graph: wherever walls cross, touch or meet there is a node.
 * Edge `e` is walked both ways: half-edge `2e` along its wall, `2e + 1` against.
 */
export interface WallGraph {
  walls: readonly PlanWall[];
  /** The walls as joined: their ends are nodes. */
  curves: readonly Curve[];
  nodes: readonly Point[];
  edges: readonly Edge[];
  /** Half-edges leaving a node, counter-clockwise. */
  leaving: readonly (readonly number[])[];
}

/**
 * Null when there are more crossings than a home can have (`limits.crossings`), or too many places to look for them
 * (`limits.nearPairs`).
 */
export function wallGraph(walls: readonly PlanWall[]): WallGraph | null {
  if (areTooEntangled(walls, reachOf(walls))) return null;
  const { index, ends } = joinEnds(walls);
  const curves = walls.map((wall, i) => curveOf(wall, index.points, ends[i]!));
  const stops = ends.map(([from, to], i) => [
    { node: from, s: 0 },
    { node: to, s: lengthOf(curves[i]!) },
  ]);
  let met = 0;
  eachNearPair(curves, snap, (i, j) => {
    for (const end of ends[i]!) stopAt(stops[j]!, curves[j]!, end, index.points[end]!);
    for (const end of ends[j]!) stopAt(stops[i]!, curves[i]!, end, index.points[end]!);
    for (const { point, s, t } of crossings(curves[i]!, curves[j]!, snap)) {
      const node = index.at(point);
      stops[i]!.push({ node, s });
      stops[j]!.push({ node, s: t });
      met++;
    }
    return met <= limits.crossings;
  });
  if (met > limits.crossings) return null;
  const edges = withoutDoubles(
    stops.flatMap((list, i) => edgesOf(i, curves[i]!, list, index.points)),
    walls,
  );
  return { walls, curves, nodes: index.points, edges, leaving: leavingOf(index.points.length, edges) };
}

interface Stop {
  node: number;
  s: number;
}

export const twin = (half: number): number => half ^ 1;
export const edgeOf = (graph: WallGraph, half: number): Edge => graph.edges[half >> 1]!;
export const originOf = (graph: WallGraph, half: number): number =>
  half & 1 ? edgeOf(graph, half).to : edgeOf(graph, half).from;
export const halfCurve = (graph: WallGraph, half: number): Curve =>
  half & 1 ? reversed(edgeOf(graph, half).curve) : edgeOf(graph, half).curve;
export const halfThickness = (graph: WallGraph, half: number): number =>
  graph.walls[edgeOf(graph, half).wall]!.thickness / 2;

/** The neighbour counter-clockwise (1) or clockwise (−1) around the node a half-edge leaves. */
export function besideHalf(graph: WallGraph, half: number, step: 1 | -1): number {
  const around = graph.leaving[originOf(graph, half)]!;
  return around[(around.indexOf(half) + step + around.length) % around.length]!;
}

function stopAt(stops: Stop[], curve: Curve, node: number, p: Point): void {
  if (isFarFrom(curve, p, snap)) return;
  const s = nearestOn(curve, p);
  if (distance(pointAt(curve, s), p) <= snap) stops.push({ node, s });
}

function edgesOf(wall: number, curve: Curve, stops: Stop[], points: readonly Point[]): Edge[] {
  stops.sort((a, b) => a.s - b.s);
  const kept = stops.filter((stop, i) => i === 0 || stop.node !== stops[i - 1]!.node);
  const edges: Edge[] = [];
  for (let i = 0; i + 1 < kept.length; i++) {
    const from = kept[i]!;
    const to = kept[i + 1]!;
    const bulge = isArc(curve) ? Math.tan((to.s - from.s) / radiusOf(curve) / 4) : 0;
    edges.push({
      wall,
      from: from.node,
      to: to.node,
      curve: { a: points[from.node]!, b: points[to.node]!, bulge },
      start: from.s,
      end: to.s,
    });
  }
  return edges;
}

/** Where walls lie on each other only one counts: the thickest, or else the first. */
function withoutDoubles(edges: readonly Edge[], walls: readonly PlanWall[]): Edge[] {
  const groups = new Map<number, Edge[]>();
  for (const edge of edges) {
    const ends = Math.min(edge.from, edge.to) * 1e7 + Math.max(edge.from, edge.to);
    const group = groups.get(ends) ?? [];
    const same = group.findIndex((other) => distance(midpoint(other), midpoint(edge)) <= 2 * snap);
    if (same < 0) groups.set(ends, [...group, edge]);
    else if (walls[edge.wall]!.thickness > walls[group[same]!.wall]!.thickness) group[same] = edge;
  }
  return [...groups.values()].flat();
}

function midpoint(edge: Edge): Point {
  return pointAt(edge.curve, lengthOf(edge.curve) / 2);
}

function leavingOf(count: number, edges: readonly Edge[]): number[][] {
  const leaving = Array.from({ length: count }, (): number[] => []);
  const angles = new Map<number, number>();
  edges.forEach((edge, e) => {
    leaving[edge.from]!.push(2 * e);
    leaving[edge.to]!.push(2 * e + 1);
    angles.set(2 * e, departure(edge.curve));
    angles.set(2 * e + 1, departure(reversed(edge.curve)));
  });
  const bend = (half: number) => (half & 1 ? -1 : 1) * curvature(edges[half >> 1]!.curve);
  for (const around of leaving)
    around.sort((a, b) => byAngle(angles.get(a)! - angles.get(b)!) || bend(a) - bend(b) || a - b);
  return leaving;
}

/** From just above −π to π: due left is one direction, not two. */
function departure(curve: Curve): number {
  const angle = angleOf(tangentAt(curve, 0));
  return angle < -Math.PI + 1e-7 ? angle + 2 * Math.PI : angle;
}

/** Arcs that leave in the same direction are ordered by how they bend. */
function byAngle(difference: number): number {
  return Math.abs(difference) < 1e-7 ? 0 : difference;
}

function curvature(curve: Curve): number {
  return isArc(curve) ? 1 / radiusOf(curve) : 0;
}
