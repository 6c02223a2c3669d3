import { beside, isArc, lengthOf, partOf, pointAt, radiusOf, tangentAt, unclampedOn } from '#lib/curve.ts';
import type { Curve } from '#lib/curve.ts';
import { flatOutline } from '#lib/outline.ts';
import type { Outline } from '#lib/outline.ts';
import { isSimple } from '#lib/polygon.ts';

import type { Point } from '#lib/vec2.ts';
import { runEnd, squareEnd } from '#design/plan/run-ends.ts';
import type { RunEnd } from '#design/plan/run-ends.ts';
import { throughWall } from '#design/plan/through-wall.ts';
import { besideHalf, edgeOf } from '#design/plan/wall-graph.ts';
import type { WallGraph } from '#design/plan/wall-graph.ts';

/**
 * One unbroken body of a wall. Most walls are one run; a wall is cut where a thicker one passes and has none where it
 * lies in another. Runs of a level share corners exactly: they neither overlap nor leave a gap.
 */
export interface WallRun {
  wall: number;
  /** The edges it consists of, in order. */
  edges: number[];
  /** Middle line from its first to its last node, in the wall's direction; `offset` is where on the wall it begins. */
  curve: Curve;
  offset: number;
  half: number;
  /** Both in the direction of the run: `right` to `left`. */
  start: RunEnd;
  end: RunEnd;
  /**
   * Where other walls butt against a face: millimetres along `curve`. A bent face has corners there, so that no crack
   * opens.
   */
  butts: number[];
}

export function wallRuns(graph: WallGraph, corners: readonly Point[][]): WallRun[] {
  const ofWall = new Map<number, number[]>();
  graph.edges.forEach((edge, e) => ofWall.set(edge.wall, [...(ofWall.get(edge.wall) ?? []), e]));
  return [...ofWall].flatMap(([wall, edges]) => {
    edges.sort((e, f) => graph.edges[e]!.start - graph.edges[f]!.start);
    return chains(graph, wall, edges).map((chain) => runOf(graph, corners, wall, chain));
  });
}

/** Its footprint, counter-clockwise. */
export function runOutline(run: WallRun): Outline {
  const right = beside(run.curve, -run.half) ?? run.curve;
  const left = beside(run.curve, run.half) ?? run.curve;
  const flat = (p: Point) => ({ x: p.x, y: p.y, bulge: 0 });
  return [
    { ...flat(run.start.right), bulge: bulgeOn(right, run.start.right, run.end.right) },
    flat(run.end.right),
    ...run.end.between.map(flat),
    { ...flat(run.end.left), bulge: bulgeOn(left, run.end.left, run.start.left) },
    flat(run.start.left),
    ...run.start.between.toReversed().map(flat),
  ];
}

/** Where along the run each of its faces begins and ends. */
export function faceSpan(run: WallRun, side: 'left' | 'right'): [number, number] {
  return [unclampedOn(run.curve, run.start[side]), unclampedOn(run.curve, run.end[side])];
}

function chains(graph: WallGraph, wall: number, edges: readonly number[]): number[][] {
  const found: number[][] = [];
  for (const e of edges) {
    const chain = found.at(-1);
    const last = chain?.at(-1);
    const node = graph.edges[e]!.from;
    if (chain && last !== undefined && graph.edges[last]!.to === node && throughWall(graph, node) === wall)
      chain.push(e);
    else found.push([e]);
  }
  return found;
}

function runOf(graph: WallGraph, corners: readonly Point[][], wall: number, edges: number[]): WallRun {
  const first = graph.edges[edges[0]!]!;
  const last = graph.edges[edges.at(-1)!]!;
  const whole = graph.curves[wall]!;
  const curve = { ...partOf(whole, first.start, last.end), a: graph.nodes[first.from]!, b: graph.nodes[last.to]! };
  const half = graph.walls[wall]!.thickness / 2;
  const start = runEnd(graph, corners, 2 * edges[0]!);
  const end = turnedRound(runEnd(graph, corners, 2 * edges.at(-1)! + 1));
  const run = {
    wall,
    edges,
    curve,
    offset: first.start,
    half,
    start: tidy(start),
    end: tidy(end),
    butts: buttsOf(graph, corners, edges, curve),
  };
  return isSound(run) ? run : squared(run);
}

function turnedRound({ right, between, left }: RunEnd): RunEnd {
  return { right: left, between: between.toReversed(), left: right };
}

/** Without points on the straight way between their neighbours. */
function tidy(end: RunEnd): RunEnd {
  const kept: Point[] = [];
  end.between.forEach((p, i) => {
    const before = kept.at(-1) ?? end.right;
    const after = end.between[i + 1] ?? end.left;
    const off = (after.x - before.x) * (p.y - before.y) - (after.y - before.y) * (p.x - before.x);
    if (Math.abs(off) > 1e-4 * Math.max(1, Math.hypot(after.x - before.x, after.y - before.y))) kept.push(p);
  });
  return { ...end, between: kept };
}

function isSound(run: WallRun): boolean {
  return (
    (['left', 'right'] as const).every((side) => {
      const [from, to] = faceSpan(run, side);
      return to - from > 0.5;
    }) && isSimple(flatOutline(runOutline(run), 5))
  );
}

/** The same body with square ends, for joints that cannot be made: it may reach into its neighbours. */
export function squared(run: WallRun): WallRun {
  const length = lengthOf(run.curve);
  const start = squareEnd(run.curve.a, tangentAt(run.curve, 0), run.half);
  const end = squareEnd(pointAt(run.curve, length), tangentAt(run.curve, length), run.half);
  return { ...run, start, end };
}

function buttsOf(graph: WallGraph, corners: readonly Point[][], edges: readonly number[], curve: Curve): number[] {
  return edges.slice(1).flatMap((e) => {
    const around = graph.leaving[graph.edges[e]!.from]!;
    const mine = (half: number) => edgeOf(graph, half).wall === graph.edges[e]!.wall;
    return around.flatMap((half) => {
      const touches = mine(half) !== mine(besideHalf(graph, half, 1));
      return touches ? corners[half]!.map((p) => unclampedOn(curve, p)) : [];
    });
  });
}

function bulgeOn(face: Curve, from: Point, to: Point): number {
  return isArc(face) ? Math.tan((unclampedOn(face, to) - unclampedOn(face, from)) / radiusOf(face) / 4) : 0;
}
