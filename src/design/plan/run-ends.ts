import { meetings } from '#lib/shapes/crossings.ts';
import { distance } from '#lib/vec2.ts';
import type { Point } from '#lib/vec2.ts';
import { passingFace, throughWall } from '#design/plan/through-wall.ts';
import { besideHalf, edgeOf, originOf } from '#design/plan/wall-graph.ts';
import type { WallGraph } from '#design/plan/wall-graph.ts';

/**
 * How the body of a wall ends: from its right face over the points between to its left face, as one looks away from the
 * end.
 */
export interface RunEnd {
  right: Point;
  between: Point[];
  left: Point;
}

/**
 * The end of the body that leaves its node along `half`: cut square when free, mitred with its neighbours, or cut at
 * the face of a wall that passes.
 */
export function runEnd(graph: WallGraph, corners: readonly Point[][], half: number): RunEnd {
  const before = besideHalf(graph, half, -1);
  const left = corners[half]!;
  const right = corners[before]!.at(-1)!;
  if (before === half) return { right, between: [], left: left[0]! };
  const node = originOf(graph, half);
  const through = throughWall(graph, node);
  if (through !== null)
    return {
      right,
      between: [mitreCut(graph, corners, before, through), mitreCut(graph, corners, half, through)].filter(
        (p) => p !== null,
      ),
      left: left[0]!,
    };
  // A mitre cut short leaves a triangle at the corner; it goes to the wall on its clockwise side.
  const between = [graph.nodes[node]!, ...left.slice(1)];
  return { right, between, left: left[0]! };
}

/** A square end, for walls too short to be joined properly. */
export function squareEnd(at: Point, way: Point, half: number): RunEnd {
  const side = { x: -way.y * half, y: way.x * half };
  return { right: { x: at.x - side.x, y: at.y - side.y }, between: [], left: { x: at.x + side.x, y: at.y + side.y } };
}

/**
 * Two walls that butt side by side against a third part along a mitre, from their corner up to the face of that third.
 */
function mitreCut(graph: WallGraph, corners: readonly Point[][], half: number, through: number): Point | null {
  const next = besideHalf(graph, half, 1);
  if (edgeOf(graph, half).wall === through || edgeOf(graph, next).wall === through || corners[half]!.length > 1)
    return null;
  const corner = corners[half]![0]!;
  const node = graph.nodes[originOf(graph, half)]!;
  const face = passingFace(graph, half, through);
  if (!face || distance(corner, node) < 1e-6) return null;
  return (
    meetings({ a: corner, b: node, bulge: 0 }, face).sort((p, q) => distance(p, node) - distance(q, node))[0] ?? null
  );
}
