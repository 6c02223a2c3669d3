import type { Point } from '#lib/vec2.ts';
import type { InputKind } from '#editor/session-state.ts';

/** What a point may snap to, the strongest first: all are looked for together and the first that is near wins. */
export const snapKinds = ['corner', 'crossing', 'middle', 'body', 'alignment', 'angle', 'grid'] as const;
export type SnapKind = (typeof snapKinds)[number];

/** What a piece or an opening may snap to besides. */
export const pieceSnapKinds = ['wall', 'table', 'edge', 'gap', 'top', 'fit'] as const;

/** Why the end of a wall is where it is, where more can be said than its kind. */
export const endWords = [
  'closes',
  'end',
  'square',
  'straight',
  'across',
  'upright',
  'withStart',
  'withOwn',
  'withWall',
  'withPartition',
  'withCorner',
  'withTwo',
] as const;
export type SnapWord = Guide['kind'] | (typeof endWords)[number];

/** What was snapped to, to be drawn and named (`editor.snap.<kind>`). */
export interface Guide {
  readonly kind: SnapKind | (typeof pieceSnapKinds)[number];
  readonly at: Point;
  /** The line it lies on, where there is one. */
  readonly line?: readonly [Point, Point];
  /** The thing snapped to. */
  readonly of?: string;
  /** The walls that meet at the corner it is, or is in line with. */
  readonly walls?: readonly string[];
}

/** How near a pointer must come, in screen pixels. Angles and the grid reach everywhere. */
const reaches: Partial<Record<SnapKind, number>> = { corner: 14, crossing: 12, middle: 12, body: 8, alignment: 8 };
/** A finger is less exact than a mouse. */
const touchFactor = 1.75;
/** Once held, a place is let go of only farther out than it was caught, or the pointer would flicker at its edge. */
export const letGoFactor = 1.5;
/** Ends nearer than this are joined, whatever else is asked: rooms have to close. Millimetres. */
export const joinReach = 20;
/** A line within this of a heading is drawn to it. Degrees. */
export const angleMagnet = 4;
export const angleStep = 15;
/** How far R turns what is selected or in hand, in degrees; with Alt it turns by one. */
export const turnStep = 15;

export interface SnapView {
  readonly scale: number;
  readonly input: InputKind;
}

/** In millimetres. */
export function reachOf(kind: SnapKind, { scale, input }: SnapView): number {
  return pixels(reaches[kind] ?? 0, { scale, input });
}

/** A distance on the screen as one of the plan; a finger's is longer. */
export function pixels(count: number, { scale, input }: SnapView): number {
  return (count * (input === 'touch' ? touchFactor : 1)) / scale;
}

/** The grid that can be told apart at this zoom. */
export function gridStep(scale: number): number {
  return [10, 100].find((step) => step * scale >= 8) ?? 1000;
}
