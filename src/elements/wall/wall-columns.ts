import { isArc, lengthOf, piecesOf, pointAt, tangentAt } from '#lib/curve.ts';
import { along, leftOf } from '#lib/vec2.ts';
import type { Point } from '#lib/vec2.ts';
import { faceSpan } from '#design/plan/wall-runs.ts';
import type { WallRun } from '#design/plan/wall-runs.ts';

/** A hole in a run: millimetres along its middle line and above the floor. */
export interface Hole {
  from: number;
  to: number;
  low: number;
  high: number;
}

/**
 * A run cut into upright columns and level rows, so that every hole is a block of cells and every edge meets its
 * neighbour's.
 */
export interface WallGrid {
  /** Where columns part, from the run's start to its end; the first and last stand for the ends as they are joined. */
  stops: number[];
  rows: number[];
  left: Point[];
  right: Point[];
  solid(column: number, row: number): boolean;
}

const arcTolerance = 1;

export function wallGrid(run: WallRun, height: number, given: readonly Hole[], seams: readonly number[]): WallGrid {
  const [low, high] = insideOf(run);
  const holes = given
    .map((hole) => ({
      from: Math.max(hole.from, low),
      to: Math.min(hole.to, high),
      low: Math.max(0, hole.low),
      high: Math.min(height, hole.high),
    }))
    .filter((hole) => hole.to - hole.from > 20 && hole.high - hole.low > 20);
  const stops = [
    0,
    ...inner(
      [holes.flatMap(({ from, to }) => [from, to]), run.butts.filter(() => isArc(run.curve)), seams, bends(run)],
      low,
      high,
    ),
    lengthOf(run.curve),
  ];
  const rows = [
    0,
    ...apart(
      holes.flatMap((hole) => [hole.low, hole.high]),
      0,
      height,
    ),
    height,
  ];
  const solid = (column: number, row: number) => {
    const s = (stops[column]! + stops[column + 1]!) / 2;
    const z = (rows[row]! + rows[row + 1]!) / 2;
    return !holes.some((hole) => hole.from < s && s < hole.to && hole.low < z && z < hole.high);
  };
  const middle = (side: 1 | -1) =>
    stops.slice(1, -1).map((s) => along(pointAt(run.curve, s), leftOf(tangentAt(run.curve, s)), side * run.half));
  return {
    stops,
    rows,
    solid,
    left: [run.start.left, ...middle(1), run.end.left],
    right: [run.start.right, ...middle(-1), run.end.right],
  };
}

/** The part of a run where it has its full thickness. */
export function insideOf(run: WallRun): [number, number] {
  const left = faceSpan(run, 'left');
  const right = faceSpan(run, 'right');
  return [Math.max(left[0], right[0]) + 1, Math.min(left[1], right[1]) - 1];
}

function bends(run: WallRun): number[] {
  const pieces = piecesOf(run.curve, arcTolerance);
  return Array.from({ length: pieces - 1 }, (_, i) => (lengthOf(run.curve) * (i + 1)) / pieces);
}

/** All stops strictly inside; of two that nearly coincide the one named first stays. */
function inner(groups: readonly (readonly number[])[], low: number, high: number): number[] {
  const kept: number[] = [];
  for (const s of groups.flat())
    if (s >= low && s <= high && !kept.some((other) => Math.abs(other - s) < 0.5)) kept.push(s);
  return kept.sort((a, b) => a - b);
}

function apart(values: readonly number[], low: number, high: number): number[] {
  const inside = values.filter((value) => value > low + 0.5 && value < high - 0.5).sort((a, b) => a - b);
  return inside.filter((value, i) => i === 0 || value - inside[i - 1]! > 0.5);
}
