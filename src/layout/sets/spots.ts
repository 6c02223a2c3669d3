import { angleOf, distance } from '#lib/vec2.ts';
import type { Point } from '#lib/vec2.ts';
import type { Pose } from '#layout/part.ts';
import type { RoomPlan } from '#layout/plan/room-plan.ts';
import { clearParts } from '#layout/plan/clear-parts.ts';
import { facingIn, freeParts, pointOn } from '#layout/plan/stretches.ts';
import type { Stretch } from '#layout/plan/stretches.ts';
import { sightLength } from '#layout/space/floor-area.ts';

/** A place at a wall for something of a given width. */
export interface WallSpot {
  readonly stretch: Stretch;
  readonly pose: Pose;
  /** Millimetres from the middle of the free part of the wall, and to its nearer end. */
  readonly offMiddle: number;
  readonly toEnd: number;
  /** Millimetres of wall available. */
  readonly room: number;
  /** In the inner corner at the wall's end: a wall to the piece's own left. */
  readonly inCorner: boolean;
}

const every = 200;
const everyTight = 100;

/** Just beside what must stay free. */
const beside = 2;

/**
 * Middle, both ends (and the distances from them in `also`) and steps between, of every part of wall that is wide
 * enough; for a piece of the depth and height in `clear` also the places close to doors and windows.
 */
export function wallSpots(
  plan: RoomPlan,
  width: number,
  {
    bare = false,
    end = 30,
    also = [],
    clear,
  }: { bare?: boolean; end?: number; also?: readonly number[]; clear?: { depth: number; height: number } } = {},
): WallSpot[] {
  const step = plan.tight ? everyTight : every;
  return plan.stretches.flatMap((stretch) => {
    const gaps = clear ? clearParts(plan, stretch, clear).filter((part) => part.to - part.from >= width) : [];
    return freeParts(stretch, bare).flatMap(({ from, to }) => {
      const first = from + width / 2 + end;
      const last = to - width / 2 - end;
      if (first > last) return [];
      const middle = (from + to) / 2;
      const steps = Array.from({ length: Math.floor((last - first) / step) }, (_, i) => first + (i + 1) * step);
      const wanted = [
        first,
        last,
        middle,
        stretch.length / 2,
        ...also.flatMap((off) => [first + off, last - off]),
        ...steps,
        ...gaps.flatMap((gap) => [gap.from + width / 2 + beside, gap.to - width / 2 - beside]),
      ].filter((s) => s >= first && s <= last);
      return [...new Set(wanted)].map((s) => ({
        stretch,
        pose: { ...pointOn(stretch, s), turn: facingIn(stretch) },
        offMiddle: Math.min(Math.abs(s - middle), Math.abs(s - stretch.length / 2)),
        toEnd: Math.min(s - first, last - s),
        room: to - from,
        inCorner: s === last && endsInCorner(plan, stretch, to),
      }));
    });
  });
}

function endsInCorner(plan: RoomPlan, stretch: Stretch, to: number): boolean {
  return to > stretch.length - 1 && sightLength(plan, pointOn(stretch, to - 50, 300), stretch.along) < 60;
}

/** Places away from the walls, on a raster, along each direction the walls have. */
export function floorSpots(plan: RoomPlan, step = 250): Pose[] {
  const { left, bottom, right, top } = plan.bounds;
  const columns = Math.max(1, Math.round((right - left) / step));
  const rows = Math.max(1, Math.round((top - bottom) / step));
  const places: Point[] = [plan.middle];
  for (let i = 1; i < columns; i++)
    for (let j = 1; j < rows; j++)
      places.push({ x: left + ((right - left) * i) / columns, y: bottom + ((top - bottom) * j) / rows });
  return directions(plan).flatMap((turn) => places.map((place) => ({ ...place, turn })));
}

/** Of the two longest walls that are not parallel or square to one another, and square to them. */
function directions(plan: RoomPlan): number[] {
  const quarter = Math.PI / 2;
  const found: number[] = [];
  for (const { along } of plan.stretches.toSorted((a, b) => b.length - a.length)) {
    const turn = ((angleOf(along) % quarter) + quarter) % quarter;
    const near = (other: number) => Math.min(Math.abs(other - turn), quarter - Math.abs(other - turn)) < 0.02;
    if (found.length < 2 && !found.some(near)) found.push(turn);
  }
  return found.flatMap((turn) => [turn, turn + quarter]);
}

/**
 * How unevenly a place lies between the walls to its left and right, and before and behind: 0 in the middle. Metres.
 */
export function unevenness(plan: RoomPlan, at: Point, turn: number): number {
  const look = (angle: number) => sightLength(plan, at, { x: Math.cos(turn + angle), y: Math.sin(turn + angle) });
  const off = (a: number, b: number) => (Math.min(a, b) > 6000 ? 0 : Math.abs(a - b) / 2000);
  return off(look(0), look(Math.PI)) + off(look(Math.PI / 2), look(-Math.PI / 2));
}

/** Metres to the nearest window or door; 10 where there is none. */
export function toWindow(plan: RoomPlan, p: Point): number {
  return Math.min(10, ...plan.windows.map((each) => distance(each.centre, p) / 1000));
}

export function toDoor(plan: RoomPlan, p: Point): number {
  return Math.min(10, ...plan.doorways.map((each) => distance(each.centre, p) / 1000));
}
