import { beside, isArc, tangentAt } from '#lib/curve.ts';
import type { Curve } from '#lib/curve.ts';
import { meetings } from '#lib/crossings.ts';
import { along, cross, distance, dot, leftOf } from '#lib/vec2.ts';
import type { Point } from '#lib/vec2.ts';
import { besideHalf, halfCurve, halfThickness, originOf } from '#design/plan/wall-graph.ts';
import type { WallGraph } from '#design/plan/wall-graph.ts';

/** A mitre longer than this many half thicknesses is cut off square: walls that meet at less than about 30°. */
const mitreLimit = 4;

/**
 * For every half-edge, where the faces of two walls meet in the wedge to its left: between its own left face and the right face of its
 * counter-clockwise neighbour. One point where they meet, two (from the first face to the second) where a wall ends free, where a mitre
 * would be too long, or where walls of different thickness run on in line.
 */
export function cornersOf(graph: WallGraph): Point[][] {
  return Array.from({ length: graph.edges.length * 2 }, (_, half) => cornerAt(graph, half));
}

function cornerAt(graph: WallGraph, half: number): Point[] {
  const next = besideHalf(graph, half, 1);
  const node = graph.nodes[originOf(graph, half)]!;
  const first = halfCurve(graph, half);
  const second = halfCurve(graph, next);
  return facesMeet(node, first, halfThickness(graph, half), second, halfThickness(graph, next), half === next);
}

/** Both curves leave `node`; the wedge lies to the left of the first and to the right of the second. */
function facesMeet(node: Point, first: Curve, firstHalf: number, second: Curve, secondHalf: number, free: boolean): Point[] {
  const u = tangentAt(first, 0);
  const v = tangentAt(second, 0);
  const p = along(node, leftOf(u), firstHalf);
  const q = along(node, leftOf(v), -secondHalf);
  if (free) return [p, q];
  const sine = cross(u, v);
  // Faces that run on in line touch everywhere or nowhere; arcs do so already when nearly in line.
  const inLine = Math.abs(sine) < (isArc(first) || isArc(second) ? 1e-3 : 1e-7);
  if (inLine) return dot(u, v) < 0 && distance(p, q) < 0.1 ? [p] : [p, q];
  const meeting = nearestMeeting(beside(first, firstHalf), beside(second, -secondHalf), node);
  const outside = sine < 0;
  if (!meeting || (outside && distance(meeting, node) > mitreLimit * Math.max(firstHalf, secondHalf))) return [p, q];
  return [meeting];
}

function nearestMeeting(first: Curve | null, second: Curve | null, node: Point): Point | null {
  if (!first || !second) return null;
  return meetings(first, second).sort((a, b) => distance(a, node) - distance(b, node))[0] ?? null;
}
