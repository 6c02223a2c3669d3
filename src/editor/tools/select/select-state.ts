import type { Point } from '#lib/vec2.ts';
import type { Handle } from '#editor/handles.ts';

interface Grip {
  readonly tool: 'select';
  /** Where it was taken hold of. */
  readonly from: Point;
}

/** Tab goes from one to the next. */
export const wallGaps = ['by', 'left', 'right'] as const;
type WallGap = (typeof wallGaps)[number];

export type SelectState =
  | { readonly tool: 'select'; readonly state: 'idle' }
  | (Grip & {
      readonly state: 'pressing';
      readonly id: string | null;
      readonly handle: Handle | null;
      /** What lay under the pointer, for a click to go through. */
      readonly under: readonly string[];
      readonly add: boolean;
      readonly copy: boolean;
    })
  | (Grip & {
      readonly state: 'dragging-things';
      readonly ids: readonly string[];
      readonly lead: string;
      /** Ids of the copies, where copies are dragged. */
      readonly copies: readonly string[] | null;
    })
  | (Grip & {
      readonly state: 'dragging-wall';
      readonly id: string;
      readonly typed: string;
      /** What is typed: how far it goes, or the gap it leaves to the wall on its left or right. */
      readonly field: WallGap;
      readonly pulled: number;
    })
  | (Grip & { readonly state: 'dragging-corner'; readonly id: string; readonly at: Point })
  | (Grip & { readonly state: 'bending-wall'; readonly id: string })
  | (Grip & { readonly state: 'dragging-opening'; readonly id: string; readonly grip: number; readonly typed: string })
  | (Grip & { readonly state: 'resizing-opening'; readonly id: string; readonly jamb: 'a' | 'b' })
  | (Grip & { readonly state: 'turning'; readonly ids: readonly string[]; readonly around: Point })
  | (Grip & { readonly state: 'lifting'; readonly ids: readonly string[]; readonly height: number })
  | (Grip & { readonly state: 'aiming'; readonly id: string; readonly end: 'at' | 'target' })
  | (Grip & { readonly state: 'dragging-end'; readonly id: string; readonly end: 'a' | 'b' })
  | (Grip & { readonly state: 'marquee'; readonly add: boolean });

export type SelectIn<Name extends SelectState['state']> = Extract<SelectState, { state: Name }>;
