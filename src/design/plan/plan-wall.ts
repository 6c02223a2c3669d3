import type { Curve } from '#lib/curve.ts';

/** The properties of a wall the plan needs. */
export interface PlanWall extends Curve {
  readonly thickness: number;
}

/** Ends nearer than this are one corner, an end nearer than this to a wall touches it. Millimetres. */
export const snap = 2;
