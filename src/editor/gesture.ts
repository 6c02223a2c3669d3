import { apply } from '#design/apply.ts';
import type { Command } from '#design/commands/command-table.ts';
import type { Design } from '#design/document.ts';
import type { Fault } from '#design/fault.ts';
import type { Guide, SnapWord } from '#editor/snapping/snap.ts';
import type { Point } from '#lib/vec2.ts';

/** A distance shown while something is in hand; a named one can be typed. */
export interface LiveMeasure {
  readonly from: Point;
  readonly to: Point;
  readonly value: number;
  /** Which field of the typed buffer it is. */
  readonly field?: string;
  readonly typed?: string;
  readonly unit?: 'length' | 'angle';
  /** Which line of a wall is measured. */
  readonly of?: 'inner' | 'middle' | 'outer';
  /**
   * Written beside what is measured and not on it: at which side of the way from `from` to `to`, the left one being 1,
   * and how far it reaches there. Millimetres.
   */
  readonly beside?: { readonly side: 1 | -1; readonly reach: number };
}

/** The stretch that would close the room, and what it would end at. */
export interface ClosingStretch extends LiveMeasure {
  readonly onto: 'start' | 'wall';
  /** The room that would come of it: square millimetres, and its middle. */
  readonly room?: { readonly area: number; readonly at: Point } | null;
}

/** What a view draws beside the design while something is in hand. */
export interface Show {
  /** The winner of the snapping, named, and the lines it drew. */
  readonly guides?: readonly Guide[];
  /** Said of the place in hand instead of what its guides are called. */
  readonly why?: SnapWord | null;
  readonly measures?: readonly LiveMeasure[];
  /** Of a chain of walls: the stretches that are set, and the one that would make a room of it. */
  readonly chain?: readonly LiveMeasure[];
  readonly closing?: ClosingStretch | null;
  /** A line that is not yet a wall, a box being drawn around things, a distance being measured. */
  readonly line?: readonly Point[];
  /** The side of a wall that is meant. */
  readonly band?: readonly Point[];
  readonly marquee?: { readonly from: Point; readonly to: Point };
  /** Where the next point would fall. */
  readonly cursor?: Point;
  /** Of what is in hand: pieces that stand in each other, or too near to be used. Never forbidden. */
  readonly overlapping?: readonly string[];
  readonly tight?: readonly string[];
  /** A whole that is looked at before it is taken: 3D shows it too. What comes and what stays is marked. */
  readonly whole?: { readonly added: readonly Point[]; readonly kept: readonly Point[] };
}

/** Why the place in hand is where it is, as a word of `editor.snap`; the grid is not worth one. */
export function whyOf({ why, guides }: Show): SnapWord | null {
  return why ?? guides?.find(({ kind }) => kind !== 'grid')?.kind ?? null;
}

/**
 * Something in hand: what it would do, as a command, and the design with that done. The document itself does not
 * change before the end, so leaving a gesture leaves nothing behind, and its end is one step of the history.
 */
export interface Gesture {
  readonly base: Design;
  readonly command: Command | null;
  /** What is drawn: `base` with the command done, or `base` itself where it is refused. */
  readonly design: Design;
  readonly refused: Fault | null;
  readonly show: Show;
}

export function beginGesture(base: Design): Gesture {
  return { base, command: null, design: base, refused: null, show: {} };
}

/** What is shown may follow from the design with the command done. */
export type ShowOf = Show | ((design: Design) => Show);

export function previewed(gesture: Gesture, command: Command | null, show: ShowOf): Gesture {
  const applied = command && apply(gesture.base, command);
  const design = applied?.ok ? applied.design : gesture.base;
  return {
    ...gesture,
    command,
    design,
    refused: applied && !applied.ok ? { reason: applied.reason, path: applied.path } : null,
    show: typeof show === 'function' ? show(design) : show,
  };
}

/** The same in hand over a design that others have changed. */
export function onto(gesture: Gesture, base: Design): Gesture {
  return previewed({ ...gesture, base }, gesture.command, gesture.show);
}
