import type { Point } from '#lib/vec2.ts';
import type { Snap } from '#editor/snapping/snap-point.ts';

interface Common {
  readonly tool: 'dimension';
  readonly held: Snap | null;
}

export type DimensionState =
  | (Common & { readonly state: 'ready' })
  | (Common & { readonly state: 'measuring'; readonly a: Point; readonly pressed: Point | null })
  | (Common & { readonly state: 'offsetting'; readonly a: Point; readonly b: Point; readonly id: string });

export type DimensionIn<Name extends DimensionState['state']> = Extract<DimensionState, { state: Name }>;
