import { beside, isArc, nearestOn, pointAt, tangentAt } from '#lib/curve.ts';
import type { Curve } from '#lib/curve.ts';
import { meetings } from '#lib/shapes/crossings.ts';
import { along, cross, distance, dot, leftOf, subtract } from '#lib/vec2.ts';
import type { Point } from '#lib/vec2.ts';
import { passingFace, throughWall } from '#design/plan/through-wall.ts';
import { besideHalf, edgeOf, halfCurve, halfThickness, isSameCurve, originOf } from '#design/plan/wall-graph.ts';
import type { WallGraph } from '#design/plan/wall-graph.ts';

/** A mitre longer than this many half thicknesses is cut off square: walls that meet at less than about 30°. */
const mitreLimit = 4;

/**
 * For every half-edge, where the faces of two walls meet in the wedge to its left: between its own left face and the
 * right face of its counter-clockwise neighbour. One point where they meet, two (from the first face to the second)
 * where a wall ends free, where a mitre would be too long, where walls of different thickness run on in line, or where
 * a thick wall passes between them.
 */
export function cornersOf(graph: WallGraph, was?: { graph: WallGraph; corners: readonly Point[][] } | null): Point[][] {
  const kept = graph.nodes.map((_, node) => was && isSameNode(graph, was.graph, node));
  return Array.from({ length: graph.edges.length * 2 }, (_, half) =>
    was && kept[originOf(graph, half)] ? was.corners[half]! : cornerAt(graph, half),
  );
}

/** The same edges leave it, and the walls they belong to run as they did. */
function isSameNode(graph: WallGraph, was: WallGraph, node: number): boolean {
  return (
    graph.leaving[node] === was.leaving[node] &&
    graph.leaving[node]!.every((half) => {
      const { wall } = edgeOf(graph, half);
      return isSameCurve(graph.curves[wall]!, was.curves[wall]!);
    })
  );
}

function cornerAt(graph: WallGraph, half: number): Point[] {
  const next = besideHalf(graph, half, 1);
  const node = graph.nodes[originOf(graph, half)]!;
  const first = halfCurve(graph, half);
  const second = halfCurve(graph, next);
  const corner = facesMeet(node, first, halfThickness(graph, half), second, halfThickness(graph, next), half === next);
  return buttedApart(graph, half, next, corner[0]!) ?? corner;
}

/** Two thin walls against a thick one that passes: where they would meet is inside it, so each meets its face alone. */
function buttedApart(graph: WallGraph, half: number, next: number, corner: Point): Point[] | null {
  const node = originOf(graph, half);
  const through = throughWall(graph, node);
  if (through === null || edgeOf(graph, half).wall === through || edgeOf(graph, next).wall === through) return null;
  const passing = graph.curves[through]!;
  if (distance(corner, pointAt(passing, nearestOn(passing, corner))) >= graph.walls[through]!.thickness / 2)
    return null;
  const face = passingFace(graph, half, through);
  const p = nearestMeeting(beside(halfCurve(graph, half), halfThickness(graph, half)), face, corner);
  const q = nearestMeeting(beside(halfCurve(graph, next), -halfThickness(graph, next)), face, corner);
  return p && q && [p, q];
}

/** Both curves leave `node`; the wedge lies to the left of the first and to the right of the second. */
function facesMeet(
  node: Point,
  first: Curve,
  firstHalf: number,
  second: Curve,
  secondHalf: number,
  free: boolean,
): Point[] {
  const u = tangentAt(first, 0);
  const v = tangentAt(second, 0);
  const p = along(node, leftOf(u), firstHalf);
  const q = along(node, leftOf(v), -secondHalf);
  if (free) return [p, q];
  const sine = cross(u, v);
  // Faces that run on in line touch everywhere or nowhere; arcs do so already when nearly in line.
  const inLine = Math.abs(sine) < (isArc(first) || isArc(second) ? 1e-3 : 1e-7);
  if (inLine) return dot(u, v) < 0 && distance(p, q) < 0.1 ? [p] : [p, q];
  const outside = sine < 0;
  // In a sharp wedge the faces meet ahead; where they only meet behind, one wall lies in the other.
  const ahead = (m: Point) => outside || dot(subtract(m, node), u) > 0 || dot(subtract(m, node), v) > 0;
  const meeting = nearestMeeting(beside(first, firstHalf), beside(second, -secondHalf), node, ahead);
  if (!meeting || (outside && distance(meeting, node) > mitreLimit * Math.max(firstHalf, secondHalf))) return [p, q];
  return [meeting];
}

function nearestMeeting(
  first: Curve | null,
  second: Curve | null,
  node: Point,
  fits = (_: Point) => true,
): Point | null {
  if (!first || !second) return null;
  return (
    meetings(first, second)
      .filter(fits)
      .sort((a, b) => distance(a, node) - distance(b, node))[0] ?? null
  );
}
