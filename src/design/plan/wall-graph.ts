import { crossings } from '#lib/shapes/crossings.ts';
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
 * (`limits.nearPairs`). Shares with the graph before the edit, if there is one, every edge that is still the same: what
 * is made from edges can then be kept too.
 */
export function wallGraph(walls: readonly PlanWall[], was?: WallGraph | null): WallGraph | null {
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
  const found = withoutDoubles(
    stops.flatMap((list, i) => edgesOf(i, curves[i]!, list, index.points)),
    walls,
  );
  const edges = was ? found.map((edge, e) => (isSameEdge(was, e, edge, walls) ? was.edges[e]! : edge)) : found;
  return { walls, curves, nodes: index.points, edges, leaving: leavingOf(index.points.length, edges, was) };
}

function isSameEdge(was: WallGraph, e: number, edge: Edge, walls: readonly PlanWall[]): boolean {
  const old = was.edges[e];
  return (
    old?.wall === edge.wall &&
    old.from === edge.from &&
    old.to === edge.to &&
    old.start === edge.start &&
    old.end === edge.end &&
    was.walls[old.wall]!.thickness === walls[edge.wall]!.thickness &&
    isSameCurve(old.curve, edge.curve)
  );
}

export function isSameCurve(p: Curve, q: Curve): boolean {
  return p.a.x === q.a.x && p.a.y === q.a.y && p.b.x === q.b.x && p.b.y === q.b.y && p.bulge === q.bulge;
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

function leavingOf(count: number, edges: readonly Edge[], was?: WallGraph | null): (readonly number[])[] {
  const leaving = Array.from({ length: count }, (): number[] => []);
  edges.forEach((edge, e) => {
    leaving[edge.from]!.push(2 * e);
    leaving[edge.to]!.push(2 * e + 1);
  });
  return leaving.map((around, node) => {
    const old = was?.leaving[node];
    const kept = old?.length === around.length && around.every((half) => edges[half >> 1] === was?.edges[half >> 1]);
    return kept ? old : inOrder(around, edges);
  });
}

function inOrder(around: readonly number[], edges: readonly Edge[]): readonly number[] {
  if (around.length < 2) return around;
  const curveOfHalf = (half: number) => (half & 1 ? reversed(edges[half >> 1]!.curve) : edges[half >> 1]!.curve);
  const found = around.map((half) => {
    const curve = curveOfHalf(half);
    return { half, angle: departure(curve), bend: curvature(curve) };
  });
  found.sort((p, q) => byAngle(p.angle - q.angle) || p.bend - q.bend || p.half - q.half);
  return found.map(({ half }) => half);
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
