import type { Point } from '#lib/vec2.ts';
import type { Snap } from '#editor/snapping/snap-point.ts';

/** Which face of the wall the drawn line is. */
export const references = ['inner', 'middle', 'outer'] as const;
export type Reference = (typeof references)[number];

/** What new walls are like; kept from one chain to the next. */
export interface WallSettings {
  readonly thickness: number;
  readonly reference: Reference;
  /** The storey's, unless another is set. */
  readonly height: number | null;
}

export const wallDefaults: WallSettings = { thickness: 100, reference: 'inner', height: null };

/** A corner that was set: where, and the wall that was already there. */
export interface ChainPoint {
  readonly at: Point;
  readonly wall: string | null;
}

export const wallFields = ['length', 'angle', 'thickness'] as const;
type WallField = (typeof wallFields)[number];

export type WallState =
  | {
      readonly tool: 'wall';
      readonly state: 'ready';
      readonly settings: WallSettings;
      readonly held: Snap | null;
    }
  | {
      readonly tool: 'wall';
      readonly state: 'drawing';
      readonly settings: WallSettings;
      readonly held: Snap | null;
      readonly points: readonly ChainPoint[];
      /** Ids of the walls in hand, one for each stretch, so that a preview and its commit are the same. */
      readonly ids: readonly string[];
      /** Where the pointer was last: it keeps the heading while a length is typed. */
      readonly wanted: Point;
      readonly typed: Readonly<Record<WallField, string>>;
      readonly field: WallField;
      /** Where it was pressed for the first corner, until let go: letting go elsewhere ends it. */
      readonly pressed: Point | null;
    };

export type WallIn<Name extends WallState['state']> = Extract<WallState, { state: Name }>;

export const nothingTyped: Record<WallField, string> = { length: '', angle: '', thickness: '' };
