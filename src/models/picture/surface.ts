import { linearColour } from '#models/picture/colour.ts';
import type { Finish } from '#models/materials/finish.ts';

/** One size of a picture: three bytes of colour, and relief as slope u, slope v (128 is flat) and roughness. */
export interface Level {
  width: number;
  height: number;
  colour: Uint8Array;
  relief: Uint8Array | null;
}

/** From fine to coarse, each half the size. */
export type Levels = readonly Level[];

/** A finish as light sees it. */
export interface Surface {
  colour: Float64Array;
  roughness: number;
  metalness: number;
  opacity: number;
  sheen: number;
  glow: number;
  relief: number;
  /** Millimetres the picture covers. */
  tile: Float64Array;
  levels: Levels | null;
  /** The picture of a cut across the grain, if the finish has one. */
  endLevels: Levels | null;
  endTile: Float64Array;
}

export function surfaceOf(
  finish: Finish,
  levels: Levels | null,
  endLevels: Levels | null = null,
  endTile: readonly [number, number] = [160, 160],
): Surface {
  return {
    colour: Float64Array.from(linearColour(finish.colour)),
    roughness: finish.roughness,
    metalness: finish.metalness,
    opacity: finish.opacity ?? 1,
    sheen: finish.sheen ?? 0,
    glow: finish.glow ?? 0,
    relief: finish.relief ?? 0,
    tile: Float64Array.from(finish.tile ?? [1000, 1000]),
    levels,
    endLevels,
    endTile: Float64Array.from(endTile),
  };
}
