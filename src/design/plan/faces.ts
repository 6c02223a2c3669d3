import { flattened } from '#lib/curve.ts';
import { twiceAreaOf } from '#lib/outline.ts';
import { boundsOf, contains, withinBounds } from '#lib/polygon.ts';
import type { Bounds } from '#lib/polygon.ts';
import type { Point } from '#lib/vec2.ts';
import { besideHalf, halfCurve, originOf, twin } from '#design/plan/wall-graph.ts';
import type { WallGraph } from '#design/plan/wall-graph.ts';

/** A part of the plane enclosed by middles of walls. All cycles have the face to their left. */
export interface Face {
  boundary: number[];
  /** Walls that stand free inside, or whole islands of rooms. */
  holes: number[][];
  /** Between the middles of the walls, exact; square millimetres. */
  area: number;
}

interface Cycle {
  halves: number[];
  area: number;
  polygon: Point[];
  bounds: Bounds;
  /** Which connected piece of the graph it belongs to. */
  piece: number;
}

/** Smaller than this is rounding: the two sides of a free wall. Square millimetres. */
const nothing = 1;

/** The faces, and the cycles seen from the open air. */
export interface Faces {
  faces: Face[];
  outside: number[][];
  /** All of them, by the half-edge they begin with. */
  cycles: ReadonlyMap<number, Cycle>;
}

/** With the graph and the cycles before an edit, those cycles are kept whose edges are all the same. */
export function facesOf(graph: WallGraph, was?: { graph: WallGraph; cycles: Faces['cycles'] } | null): Faces {
  const cycles = cyclesOf(graph, was);
  const inner = cycles.filter((cycle) => cycle.area > nothing).sort((a, b) => a.area - b.area);
  const faces = new Map(
    inner.map((cycle) => [cycle, { boundary: cycle.halves, holes: [] as number[][], area: cycle.area }]),
  );
  const outside: number[][] = [];
  for (const cycle of cycles) {
    if (cycle.area > nothing) continue;
    // The smallest first, so the first that contains it is the one it lies in.
    const around = inner.find((other) => other.piece !== cycle.piece && holds(other, cycle.polygon[0]!));
    const face = around && faces.get(around);
    if (!face) outside.push(cycle.halves);
    else {
      face.holes.push(cycle.halves);
      face.area += cycle.area;
    }
  }
  return { faces: [...faces.values()], outside, cycles: new Map(cycles.map((cycle) => [cycle.halves[0]!, cycle])) };
}

/**
 * How many parts of the plane the walls enclose at most, by Euler's formula: known before any of them is looked for,
 * which takes a hundred times as long.
 */
export function countEnclosed(graph: WallGraph): number {
  const pieces = new Set(piecesOf(graph)).size;
  return graph.edges.length - graph.nodes.length + pieces;
}

function holds(cycle: Cycle, p: Point): boolean {
  return withinBounds(cycle.bounds, p) && contains(cycle.polygon, p);
}

function cyclesOf(graph: WallGraph, was?: { graph: WallGraph; cycles: Faces['cycles'] } | null): Cycle[] {
  const pieces = piecesOf(graph);
  const seen = new Uint8Array(graph.edges.length * 2);
  const cycles: Cycle[] = [];
  for (let start = 0; start < seen.length; start++) {
    if (seen[start]) continue;
    const halves: number[] = [];
    for (let half = start; !seen[half]; half = besideHalf(graph, twin(half), -1)) {
      seen[half] = 1;
      halves.push(half);
    }
    const piece = pieces[originOf(graph, start)]!;
    const old = was?.cycles.get(start);
    const kept = old?.piece === piece && was && isSameCycle(graph, was.graph, halves, old.halves);
    cycles.push(kept ? old : cycleOf(graph, halves, piece));
  }
  return cycles;
}

function isSameCycle(graph: WallGraph, was: WallGraph, halves: readonly number[], old: readonly number[]): boolean {
  return (
    halves.length === old.length &&
    halves.every((half, i) => half === old[i] && graph.edges[half >> 1] === was.edges[half >> 1])
  );
}

function cycleOf(graph: WallGraph, halves: number[], piece: number): Cycle {
  const curves = halves.map((half) => halfCurve(graph, half));
  const origin = curves[0]!.a;
  const area = curves.reduce((twice, curve) => twice + twiceAreaOf(curve, origin), 0) / 2;
  const polygon = curves.flatMap((curve) => flattened(curve, 1));
  return { halves, area, polygon, bounds: boundsOf(polygon), piece };
}

/** Numbers the connected pieces: piece of every node. */
function piecesOf(graph: WallGraph): number[] {
  const pieces = graph.nodes.map(() => -1);
  graph.nodes.forEach((_, start) => {
    if (pieces[start] !== -1) return;
    const queue = [start];
    pieces[start] = start;
    for (let node = queue.pop(); node !== undefined; node = queue.pop()) {
      for (const half of graph.leaving[node]!) {
        const next = originOf(graph, twin(half));
        if (pieces[next] !== -1) continue;
        pieces[next] = start;
        queue.push(next);
      }
    }
  });
  return pieces;
}
