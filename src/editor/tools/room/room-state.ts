import type { Point } from '#lib/vec2.ts';
import type { Snap } from '#editor/snapping/snap-point.ts';
import type { Reference } from '#editor/tools/wall/wall-state.ts';

export const roomForms = ['rectangle', 'l', 't'] as const;
export type RoomForm = (typeof roomForms)[number];

export interface RoomSettings {
  readonly form: RoomForm;
  readonly thickness: number;
  readonly reference: Reference;
}

export const roomDefaults: RoomSettings = { form: 'rectangle', thickness: 100, reference: 'inner' };

/** `size` is the whole, `notch` what an L or a T leaves out. */
export const roomFields = ['size', 'notch'] as const;
type RoomField = (typeof roomFields)[number];
export const noSizeTyped: Record<RoomField, string> = { size: '', notch: '' };

/** What the tool has just drawn, until it begins another: a size typed next is meant for it. */
export interface Drawn {
  readonly room: string;
  /** The corner it was begun at, which stays. */
  readonly keep: Point;
  /** Where the pointer ended it. */
  readonly at: Point;
}

interface Common {
  readonly tool: 'room';
  readonly settings: RoomSettings;
  readonly held: Snap | null;
  readonly typed: Readonly<Record<RoomField, string>>;
  readonly field: RoomField;
  /** Ids of its walls, made once so that preview and commit are the same. */
  readonly ids: readonly string[];
  readonly drawn: Drawn | null;
}

export type RoomState =
  | (Common & { readonly state: 'ready' })
  | (Common & {
      readonly state: 'drawing';
      readonly from: Point;
      readonly wanted: Point;
      /** Where it was pressed, until let go. */
      readonly pressed: Point | null;
    });

export type RoomIn<Name extends RoomState['state']> = Extract<RoomState, { state: Name }>;
