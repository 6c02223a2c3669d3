import { contains } from '#lib/polygon.ts';
import { along } from '#lib/vec2.ts';
import type { Point } from '#lib/vec2.ts';
import { distanceTo, toLocal } from '#layout/space/box.ts';
import type { Box } from '#layout/space/box.ts';
import type { Use } from '#layout/part.ts';
import type { RoomOpening } from '#layout/plan/openings.ts';
import type { RoomPlan } from '#layout/plan/room-plan.ts';

/** Half a walkway and a little more, because the raster is a few millimetres inexact. */
const radius = 380;
/** Between cells; in a tight room, where a coarser raster misses a passage that is wide enough, much less. */
const usualStep = 50;
const tightStep = 25;
/** Half-width used for passages that are just wide enough: the nearest cell may be this near to a wall. */
const narrow = 340;
/** Half the step beside a bed, where there is no more, and how far from the bed it may be so narrow. */
const bedsideStep = 305;
const bedsideReach = 700;
/** How far one reaches from the edge of a walkway to use a piece. */
const reachByUse: Record<Use, number> = { front: 450, sides: 450, around: 450, seat: 900 };

/** A piece to walk up to. */
export interface Goal {
  readonly box: Box;
  readonly use: Use;
}

/** The floor as a raster of cells where the middle of a person can be. */
export interface Walkways {
  readonly columns: number;
  readonly rows: number;
  readonly step: number;
  readonly left: number;
  readonly bottom: number;
  /** 1 where the walls leave room. */
  readonly open: Uint8Array;
  /** 1 in a passage that is just wide enough to a door: it stays open, but no piece is used from there. */
  readonly passage?: Uint8Array;
  /** A cell before each door, all of one connected floor; without doors any cell. */
  readonly doors: readonly number[];
  /** What stands there already and has to stay within reach. */
  readonly kept?: readonly Goal[];
  /** Where the walls leave room for a step beside a bed: in a room that has no other place for one. */
  readonly bedside?: Uint8Array;
  /** Nobody minds blocked ways. */
  readonly ignored?: boolean;
}

/**
 * The ways left by what stands there already: a door or a piece nobody reaches any more is not the fault of what comes.
 */
export function walkwaysAround(walkways: Walkways, solids: readonly Box[], goals: readonly Goal[]): Walkways {
  if (solids.length === 0) return walkways;
  const free = freeCells(walkways, solids);
  const floors = walkways.doors.filter((door) => free[door]).map((door) => flood(walkways, free, door));
  const size = (floor: Uint8Array) => floor.reduce((sum, value) => sum + value, 0);
  const main = floors.toSorted((a, b) => size(b) - size(a))[0];
  return {
    ...walkways,
    doors: walkways.doors.filter((door) => main?.[door]),
    kept: goals.filter((goal) => main && isReached(walkways, main, goal)),
  };
}

export function walkwaysOf(plan: RoomPlan): Walkways {
  const raster = rasterOf(plan, radius);
  const doors = doorCells(raster, plan);
  return doors.length === plan.doorways.length ? { ...raster, doors } : withNarrowWalkways({ ...raster, doors }, plan);
}

/** Ways as before, but a bed may stand where the step beside it is 600 mm wide. */
export function withBedside(walkways: Walkways, plan: RoomPlan): Walkways {
  return { ...walkways, bedside: rasterOf(plan, bedsideStep).open };
}

function rasterOf(plan: RoomPlan, air: number): Raster {
  const { left, bottom, right, top } = plan.bounds;
  const step = plan.tight ? tightStep : usualStep;
  const columns = Math.ceil((right - left) / step);
  const rows = Math.ceil((top - bottom) / step);
  const raster = { columns, rows, step, left, bottom, open: new Uint8Array(columns * rows) };
  const outlines = [plan.polygon, ...plan.holes];
  for (let cell = 0; cell < raster.open.length; cell++) {
    const p = placeOf(raster, cell);
    const inside = contains(plan.polygon, p) && !plan.holes.some((hole) => contains(hole, p));
    if (inside && outlines.every((outline) => isClear(outline, p, air))) raster.open[cell] = 1;
  }
  return raster;
}

type Raster = Omit<Walkways, 'doors'>;

function placeOf({ columns, step, left, bottom }: Raster, cell: number): Point {
  return { x: left + ((cell % columns) + 0.5) * step, y: bottom + (Math.floor(cell / columns) + 0.5) * step };
}

function isClear(outline: readonly Point[], p: Point, air: number): boolean {
  for (let i = 0, j = outline.length - 1; i < outline.length; j = i++) {
    const a = outline[j]!;
    const b = outline[i]!;
    const dx = b.x - a.x;
    const dy = b.y - a.y;
    const length = dx * dx + dy * dy;
    const t = length === 0 ? 0 : Math.min(1, Math.max(0, ((p.x - a.x) * dx + (p.y - a.y) * dy) / length));
    if ((a.x + dx * t - p.x) ** 2 + (a.y + dy * t - p.y) ** 2 < air * air) return false;
  }
  return true;
}

/** Only doors one could walk between in the empty room: furniture is not blamed for a closet of 700 mm. */
function doorCells(raster: Raster, plan: RoomPlan): number[] {
  const cells = plan.doorways.flatMap((way) => cellBefore(raster, way) ?? []);
  const any = raster.open.indexOf(1);
  if (cells.length === 0) return any < 0 ? [] : [any];
  const floors = cells.map((cell) => flood(raster, raster.open, cell));
  const size = (floor: Uint8Array) => floor.reduce((sum, value) => sum + value, 0);
  const main = floors.reduce((best, floor) => (size(floor) > size(best) ? floor : best));
  return cells.filter((cell) => main[cell]);
}

function cellBefore(raster: Raster, { centre, inward }: RoomOpening): number | null {
  return nearestOpen(raster, along(centre, inward, radius + raster.step));
}

/**
 * A passage that is just wide enough is missed by the raster. Where only such a passage leads to a door, it is opened
 * here, or furniture would block it.
 */
function withNarrowWalkways(walkways: Walkways, plan: RoomPlan): Walkways {
  const [start] = walkways.doors;
  if (start === undefined) return walkways;
  const squeezed = rasterOf(plan, narrow);
  const before = predecessors(squeezed, walkways.open, start);
  const doors = plan.doorways
    .flatMap((way) => cellBefore(walkways, way) ?? cellBefore(squeezed, way) ?? [])
    .filter((cell) => before[cell]! >= 0);
  const open = walkways.open.slice();
  for (const door of doors) for (let cell = door; cell !== start; cell = before[cell]!) open[cell] = 1;
  if (doors.length === 0) return walkways;
  const passage = open.map((is, cell) => Number(is && !walkways.open[cell]));
  // One walks up to pieces from where there is room.
  return { ...walkways, open, passage, doors: doors.toSorted((a, b) => passage[a]! - passage[b]!) };
}

/** For each cell the cell before it on the widest path from `start`; -1 where no path leads. */
function predecessors({ columns, open }: Raster, wide: Uint8Array, start: number): Int32Array {
  const before = new Int32Array(open.length).fill(-1);
  before[start] = start;
  for (let now = [start], later: number[] = []; now.length > 0; [now, later] = [later, []]) {
    for (const cell of now)
      for (const next of [cell - 1, cell + 1, cell - columns, cell + columns]) {
        if (before[next]! >= 0 || !open[next]) continue;
        before[next] = cell;
        (wide[next] ? now : later).push(next);
      }
  }
  return before;
}

function nearestOpen(raster: Raster, p: Point): number | null {
  let best = null as number | null;
  let nearest = 500;
  for (let cell = 0; cell < raster.open.length; cell++) {
    if (!raster.open[cell]) continue;
    const q = placeOf(raster, cell);
    const far = Math.hypot(q.x - p.x, q.y - p.y);
    if (far < nearest) {
      best = cell;
      nearest = far;
    }
  }
  return best;
}

/** Whether one can walk from door to door and up to every piece that is used. */
export function isWalkable(walkways: Walkways, solids: readonly Box[], goals: readonly Goal[]): boolean {
  if (walkways.ignored) return true;
  const [first] = walkways.doors;
  if (first === undefined) return goals.length === 0;
  const free = freeCells(walkways, solids);
  if (walkways.doors.some((door) => !free[door])) return false;
  const reached = flood(walkways, free, first);
  if (!walkways.doors.every((door) => reached[door])) return false;
  const { passage } = walkways;
  const roomy = passage
    ? flood(
        walkways,
        free.map((is, cell) => Number(is && !passage[cell])),
        first,
      )
    : reached;
  return [...goals, ...(walkways.kept ?? [])].every(
    (goal) => isReached(walkways, roomy, goal) || isSteppedTo(walkways, roomy, goal, solids),
  );
}

function freeCells(walkways: Walkways, solids: readonly Box[], open = walkways.open, air = radius): Uint8Array {
  const free = open.slice();
  for (const box of solids) if (box.low < 1900) block(walkways, free, box, air);
  return free;
}

/** From the foot of a bed along its side, where the way there is as wide as any and only the last step narrower. */
function isSteppedTo(walkways: Walkways, reached: Uint8Array, { box, use }: Goal, solids: readonly Box[]): boolean {
  if (!walkways.bedside || use !== 'sides') return false;
  const free = freeCells(walkways, solids, walkways.bedside, bedsideStep);
  const near = new Set<number>();
  const queue: number[] = [];
  forCellsNear(walkways, box, bedsideReach, (cell, p) => {
    if (!free[cell] || distanceTo(box, p) > bedsideReach) return;
    near.add(cell);
    if (reached[cell]) queue.push(cell);
  });
  const { columns } = walkways;
  for (const cell of queue) {
    if (standsRight(box, use, toLocal(box, placeOf(walkways, cell)))) return true;
    near.delete(cell);
    for (const next of [cell - 1, cell + 1, cell - columns, cell + columns]) if (near.delete(next)) queue.push(next);
  }
  return false;
}

/** Plain numbers, no objects: this runs for every piece of every arrangement that might be the best. */
function block({ columns, rows, step, left, bottom }: Walkways, free: Uint8Array, box: Box, air: number): void {
  const c = Math.cos(box.turn);
  const s = Math.sin(box.turn);
  const acrossX = Math.abs(box.halfWidth * c) + Math.abs(box.halfDepth * s) + air;
  const acrossY = Math.abs(box.halfWidth * s) + Math.abs(box.halfDepth * c) + air;
  const from = Math.max(0, Math.floor((box.x - acrossX - left) / step));
  const to = Math.min(columns - 1, Math.floor((box.x + acrossX - left) / step));
  const low = Math.max(0, Math.floor((box.y - acrossY - bottom) / step));
  const high = Math.min(rows - 1, Math.floor((box.y + acrossY - bottom) / step));
  for (let j = low; j <= high; j++)
    for (let i = from; i <= to; i++) {
      if (!free[j * columns + i]) continue;
      const dx = left + (i + 0.5) * step - box.x;
      const dy = bottom + (j + 0.5) * step - box.y;
      const u = Math.max(0, Math.abs(dx * c + dy * s) - box.halfWidth);
      const v = Math.max(0, Math.abs(dy * c - dx * s) - box.halfDepth);
      if (u * u + v * v < air * air) free[j * columns + i] = 0;
    }
}

function isReached(walkways: Walkways, reached: Uint8Array, { box, use }: Goal): boolean {
  const far = radius + reachByUse[use];
  let found = false;
  forCellsNear(walkways, box, far, (cell, p) => {
    if (!found && reached[cell] && distanceTo(box, p) <= far && standsRight(box, use, toLocal(box, p))) found = true;
  });
  return found;
}

function standsRight(box: Box, use: Use, p: Point): boolean {
  if (use === 'around') return true;
  if (use === 'seat') return p.y < box.halfDepth;
  const beside = Math.abs(p.y) <= box.halfDepth;
  return use === 'front'
    ? p.y < -box.halfDepth && Math.abs(p.x) <= Math.max(box.halfWidth, 300)
    : beside && Math.abs(p.x) > box.halfWidth;
}

function forCellsNear(
  { columns, rows, step, left, bottom }: Walkways,
  box: Box,
  reach: number,
  each: (cell: number, p: Point) => void,
): void {
  const far = Math.hypot(box.halfWidth, box.halfDepth) + reach;
  const from = Math.max(0, Math.floor((box.x - far - left) / step));
  const to = Math.min(columns - 1, Math.floor((box.x + far - left) / step));
  const low = Math.max(0, Math.floor((box.y - far - bottom) / step));
  const high = Math.min(rows - 1, Math.floor((box.y + far - bottom) / step));
  for (let j = low; j <= high; j++)
    for (let i = from; i <= to; i++)
      each(j * columns + i, { x: left + (i + 0.5) * step, y: bottom + (j + 0.5) * step });
}

function flood({ columns, rows }: Raster, free: Uint8Array, start: number): Uint8Array {
  const reached = new Uint8Array(columns * rows);
  const queue = new Int32Array(columns * rows);
  let next = 0;
  let end = 1;
  queue[0] = start;
  reached[start] = 1;
  // No cell at the rim is free (half a walkway is kept from every wall), so no neighbour lies beyond a row's end.
  while (next < end) {
    const cell = queue[next++]!;
    for (const neighbour of [cell - 1, cell + 1, cell - columns, cell + columns]) {
      if (reached[neighbour] || !free[neighbour]) continue;
      reached[neighbour] = 1;
      queue[end++] = neighbour;
    }
  }
  return reached;
}
