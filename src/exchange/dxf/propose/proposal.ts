import type { Point } from '#lib/vec2.ts';

/** A hole found in a wall. Millimetres along it, from its `a` to the middle of the hole. */
export interface ProposedOpening {
  readonly kind: 'door' | 'window' | 'gap';
  readonly offset: number;
  readonly width: number;
  /** Of a door: how it opens, where it hangs, what it opens to. */
  readonly form?: 'single' | 'double' | 'sliding' | 'folding';
  readonly hinge?: 'a' | 'b';
  readonly side?: 'left' | 'right';
}

export interface ProposedWall {
  readonly a: Point;
  readonly b: Point;
  readonly bulge: number;
  readonly thickness: number;
  readonly openings: readonly ProposedOpening[];
}

/** Words that may be the name of the room they stand in. */
export interface ProposedName {
  readonly at: Point;
  readonly text: string;
  readonly height: number;
}

export interface WallProposal {
  readonly walls: readonly ProposedWall[];
  readonly names: readonly ProposedName[];
  readonly steps: number;
}

/** What is looked at for walls, in millimetres. */
export interface PlanLines {
  /** ax, ay, bx, by of each. */
  readonly lines: Float64Array;
  /** What the name of its layer says each line belongs to, as a place in `lineHints`. */
  readonly hints: Uint8Array;
  readonly arcs: readonly PlanArc[];
  readonly texts: readonly ProposedName[];
}

/** The first says nothing: walls, and whatever else. */
export const lineHints = ['none', 'door', 'window', 'gap'] as const;
export type LineHint = (typeof lineHints)[number];

export interface PlanArc {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** Radians, counter-clockwise. */
  readonly from: number;
  readonly sweep: number;
}

/** Why no walls are proposed. */
export type ProposalRefusal = 'too_many_lines' | 'too_many_walls' | 'no_walls';

export const proposalLimits = {
  thickness: { least: 60, most: 400 },
  /** Pairs of lines compared, walls compared with walls. */
  steps: 8_000_000,
  walls: 2000,
} as const;
