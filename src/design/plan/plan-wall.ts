import type { Curve } from '#lib/curve.ts';

/** What the plan needs to know of a wall. */
export interface PlanWall extends Curve {
  readonly thickness: number;
}

/** Ends nearer than this are one corner, an end nearer than this to a wall touches it. Millimetres. */
export const snap = 2;
