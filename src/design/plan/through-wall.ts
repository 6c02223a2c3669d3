import { beside } from '#lib/curve.ts';
import type { Curve } from '#lib/curve.ts';
import { besideHalf, edgeOf, halfCurve, halfThickness } from '#design/plan/wall-graph.ts';
import type { WallGraph } from '#design/plan/wall-graph.ts';

/**
 * The wall that passes a node unbroken, of several the thickest: the others butt against its faces. Null where all end.
 */
export function throughWall(graph: WallGraph, node: number): number | null {
  const arriving = new Set<number>();
  const leaving = new Set<number>();
  for (const half of graph.leaving[node]!) (half & 1 ? arriving : leaving).add(edgeOf(graph, half).wall);
  const passing = [...leaving].filter((wall) => arriving.has(wall));
  const thickness = (wall: number) => graph.walls[wall]!.thickness;
  return passing.sort((a, b) => thickness(b) - thickness(a) || a - b)[0] ?? null;
}

/** The face of the passing wall on the side where `half` leaves the node. */
export function passingFace(graph: WallGraph, half: number, through: number): Curve | null {
  let passing = half;
  while (edgeOf(graph, passing).wall !== through) passing = besideHalf(graph, passing, -1);
  return beside(halfCurve(graph, passing), halfThickness(graph, passing));
}
