import { contains, type Polygon } from '#lib/polygon.ts';
import { dot, subtract, type Point } from '#lib/vec2.ts';

/**
 * What one stands on: the floor of a level, open where stairs come up through it, and the stairs to the levels above
 * and below. Millimetres, heights over the ground.
 */
export interface WalkGround {
  floor: number;
  wells: Polygon[];
  ramps: Ramp[];
}

/** A flight or a landing: from `low` at `from` to `high` after `length`. */
export interface Ramp {
  area: Polygon;
  from: Point;
  towards: Point;
  length: number;
  low: number;
  high: number;
}

/** The most one steps up or down at once. */
const highestStep = 400;

/** How high the feet are at `to`, coming from `foot`; null where there is nothing to step on. */
export function footingAt({ floor, wells, ramps }: WalkGround, to: Point, foot: number): number | null {
  const surfaces = ramps.filter(({ area }) => contains(area, to)).map((ramp) => heightOn(ramp, to));
  if (!wells.some((well) => contains(well, to))) surfaces.push(floor);
  const near = surfaces.filter((height) => Math.abs(height - foot) <= highestStep);
  // The higher one of two: at the foot of stairs one steps onto them, not under them.
  return near.length > 0 ? Math.max(...near) : null;
}

function heightOn({ from, towards, length, low, high }: Ramp, p: Point): number {
  const share = Math.min(1, Math.max(0, dot(subtract(p, from), towards) / Math.max(1, length)));
  return low + (high - low) * share;
}
