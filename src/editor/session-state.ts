import type { Command } from '#design/commands/command-table.ts';
import type { Design } from '#design/document.ts';
import type { Fault } from '#design/fault.ts';
import type { History } from '#design/history.ts';
import type { Bounds } from '#lib/polygon.ts';
import type { Point } from '#lib/vec2.ts';
import type { Gesture } from '#editor/gesture.ts';
import type { Selection } from '#editor/selection.ts';
import type { ToolState } from '#editor/tools/tool-state.ts';
import type { Units } from '#editor/units.ts';

export type InputKind = 'mouse' | 'touch' | 'pen';
export type ViewMode = 'plan' | 'split' | 'space' | 'walk';

/** What decisions need to know of the view: how large a millimetre is, where one looks, with what one points. */
export interface ViewFacts {
  /** Screen pixels for a millimetre. */
  readonly scale: number;
  /** The middle of what is seen, in the plan. */
  readonly centre: Point;
  readonly input: InputKind;
  readonly mode: ViewMode;
}

type ReadOnlyReason = 'view_only' | 'offline_other_tab' | 'loading' | 'newer_version' | 'no_plan';

/** Why something was not done, for the person: a fault of the design, or that nothing may be changed. */
interface Refusal {
  readonly command: Command['kind'];
  readonly fault: Fault | null;
  readonly readOnly: ReadOnlyReason | null;
  /** Counts up, so that the same refusal twice is told twice. */
  readonly number: number;
}

/** How far what was done has got; set by `sync`. */
interface Saving {
  readonly pending: number;
  readonly acknowledged: number;
}

/** Everything about an open design. Never changed in place: a view compares by identity. */
export interface SessionState {
  readonly history: History;
  readonly level: string;
  readonly selection: Selection;
  readonly hover: string | null;
  readonly tool: ToolState;
  readonly view: ViewFacts;
  readonly units: Units;
  /** Whether pointing snaps; Alt frees for the moment. */
  readonly snapping: boolean;
  /** The keyboard's place in the plan; null while a pointer is used. */
  readonly cursor: Point | null;
  readonly gesture: Gesture | null;
  readonly readOnly: ReadOnlyReason | null;
  /** Whether comments of this design can be read, and whether this person may write some; the page says so. */
  readonly hasComments: boolean;
  readonly mayComment: boolean;
  readonly refusal: Refusal | null;
  readonly saving: Saving;
}

/** Who caused a change of the document. */
export type Cause = 'edit' | 'undo' | 'redo';

/** One change made here, as it is sent and stored. */
export interface Performed {
  readonly command: Command;
  readonly cause: Cause;
  readonly before: Design;
  readonly after: Design;
}

/** What an action asks of the views, which know screens and panels. */
export type ViewRequest =
  | { readonly kind: 'frame'; readonly bounds: Bounds | null }
  | { readonly kind: 'zoom'; readonly by: number }
  | { readonly kind: 'mode'; readonly mode: ViewMode }
  | { readonly kind: 'menu'; readonly at: Point; readonly id: string | null; readonly screen?: Point }
  | { readonly kind: 'panel'; readonly panel: Panel; readonly id?: string }
  /** To where the width or the depth of the room in hand is typed. */
  | { readonly kind: 'size'; readonly side: 'width' | 'depth' }
  | { readonly kind: 'copied'; readonly text: string }
  | { readonly kind: 'said'; readonly what: string; readonly values?: Readonly<Record<string, string | number>> };

export type Panel =
  | 'palette'
  | 'keys'
  | 'find'
  | 'rename'
  | 'fields'
  | 'alternatives'
  | 'finishes'
  | 'sides'
  | 'pieces'
  | 'elevation'
  | 'furnish'
  | 'trace'
  | 'comments'
  | 'drawing'
  | 'export';
