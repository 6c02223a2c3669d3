import type { InnerSide } from '#design/plan/inner-sides.ts';
import type { Wall, WallSide } from '#design/records/wall.ts';
import { isArc } from '#lib/curve.ts';
import { along, cross, direction, distance, dot, leftOf, subtract } from '#lib/vec2.ts';
import type { Point } from '#lib/vec2.ts';
import { isDoorway } from '#layout/plan/openings.ts';
import type { RoomOpening } from '#layout/plan/openings.ts';

/**
 * A straight piece of a room's outline things can stand against, walked with the room to the left; `s` is measured from
 * `start`.
 */
export interface Stretch {
  readonly index: number;
  readonly start: Point;
  readonly along: Point;
  readonly inward: Point;
  readonly length: number;
  /** As high as its lowest wall: nothing hangs on a parapet. */
  readonly height: number;
  readonly faces: readonly { wall: string; side: WallSide }[];
  readonly openings: readonly StretchOpening[];
}

interface StretchOpening {
  readonly from: number;
  readonly to: number;
  readonly seen: RoomOpening;
}

interface Run {
  start: Point;
  end: Point;
  height: number;
  faces: { wall: string; side: WallSide }[];
}

export function stretchesOf(
  sides: readonly InnerSide[],
  walls: readonly Wall[],
  openings: readonly RoomOpening[],
): Stretch[] {
  return joined(sides.flatMap((side) => runOf(side, walls))).map((run, index) => {
    const walk = direction(run.start, run.end);
    const length = distance(run.start, run.end);
    const line = { start: run.start, along: walk, inward: leftOf(walk), length };
    return {
      ...line,
      index,
      height: run.height,
      faces: run.faces,
      openings: openings.flatMap((seen) => placeOn(line, seen)),
    };
  });
}

function runOf({ wall, left, along: curve, start, end }: InnerSide, walls: readonly Wall[]): Run[] {
  if (wall === null || isArc(curve) || distance(start, end) < 50) return [];
  return [
    { start, end, height: walls[wall]!.height, faces: [{ wall: walls[wall]!.id, side: left ? 'left' : 'right' }] },
  ];
}

/** Walls that run on in one plane are one place to stand against. */
function joined(runs: readonly Run[]): Run[] {
  const result: Run[] = [];
  for (const run of runs) {
    const last = result.at(-1);
    if (last && runsOn(last, run)) result[result.length - 1] = both(last, run);
    else result.push(run);
  }
  if (result.length > 2 && runsOn(result.at(-1)!, result[0]!)) result[0] = both(result.pop()!, result[0]!);
  return result;
}

function both(first: Run, second: Run): Run {
  return {
    start: first.start,
    end: second.end,
    height: Math.min(first.height, second.height),
    faces: [...first.faces, ...second.faces],
  };
}

function runsOn(first: Run, second: Run): boolean {
  const d = direction(first.start, first.end);
  const e = direction(second.start, second.end);
  return distance(first.end, second.start) < 1 && Math.abs(cross(d, e)) < 1e-3 && dot(d, e) > 0;
}

function placeOn(line: Pick<Stretch, 'start' | 'along' | 'inward' | 'length'>, seen: RoomOpening): StretchOpening[] {
  const offset = subtract(seen.centre, line.start);
  const s = dot(offset, line.along);
  const lies = Math.abs(dot(offset, line.inward)) < 5 && dot(seen.along, line.along) > 0.99 && s > 0 && s < line.length;
  return lies ? [{ from: s - seen.opening.width / 2, to: s + seen.opening.width / 2, seen }] : [];
}

export function pointOn(stretch: Stretch, s: number, off = 0): Point {
  return along(along(stretch.start, stretch.along, s), stretch.inward, off);
}

/** The turn that sets a piece's back to the wall: models look towards −Y. Radians. */
export function facingIn({ inward }: Pick<Stretch, 'inward'>): number {
  return Math.atan2(inward.x, -inward.y);
}

/** The parts of a wall without a door or gap, and without windows too when `bare`. */
export function freeParts(stretch: Stretch, bare: boolean): { from: number; to: number }[] {
  const holes = stretch.openings.filter(({ seen }) => bare || isDoorway(seen)).toSorted((a, b) => a.from - b.from);
  const parts: { from: number; to: number }[] = [];
  let from = 0;
  for (const hole of holes) {
    if (hole.from - from > 200) parts.push({ from, to: hole.from });
    from = Math.max(from, hole.to);
  }
  if (stretch.length - from > 200) parts.push({ from, to: stretch.length });
  return parts;
}
