import { wholeNumber } from '#text/whole-number.ts';

export interface Measures {
  width: number;
  depth: number;
  height: number;
}
/** The free space, as far as the person has measured it. Millimetres. */
export type FreeSpace = Record<keyof Measures, number | null>;
export const sides = ['width', 'depth', 'height'] as const;
export type Side = (typeof sides)[number];

export interface RoomFit {
  fits: boolean;
  /** Only (or nearest) with its width along the space's depth. */
  turned: boolean;
  /** Of each given measure, what is left over; below zero what is missing. */
  spare: { side: Side; millimetres: number }[];
}

/** Whether a piece fits into a space, also turned by a quarter (PRODUCT F5). Null where nothing was measured yet. */
export function roomFit(size: Measures, place: FreeSpace): RoomFit | null {
  if (sides.every((side) => place[side] === null)) return null;
  const straight = fitOf(size, place, false);
  const turned = fitOf({ ...size, width: size.depth, depth: size.width }, place, true);
  if (straight.fits || !turned.fits) return straight.fits || missing(straight) <= missing(turned) ? straight : turned;
  return turned;
}

/** Digits as people type them (`1.800`, `1 800`); null for what is no length, or no room has. */
export function readLength(text: string, most = 99_999): number | null {
  return wholeNumber(text, most) || null;
}

/** `2000x900x800` of an address; what is not given is free. */
export function freeSpaceOf(text: string | null): FreeSpace {
  const [width = '', depth = '', height = ''] = (text ?? '').toLowerCase().split(/[x×]/);
  return { width: readLength(width), depth: readLength(depth), height: readLength(height) };
}

function fitOf(size: Measures, place: FreeSpace, turned: boolean): RoomFit {
  const spare = sides.flatMap((side) =>
    place[side] === null ? [] : [{ side, millimetres: place[side] - size[side] }],
  );
  return { fits: spare.every(({ millimetres }) => millimetres >= 0), turned, spare };
}

function missing({ spare }: RoomFit): number {
  return spare.reduce((sum, { millimetres }) => sum + Math.min(0, millimetres) * -1, 0);
}
