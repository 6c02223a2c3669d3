import { proportionsOf } from '#models/families/shared/style-proportions.ts';
import type { StyleProportions } from '#models/families/shared/style-proportions.ts';
import type { Style } from '#models/vocabulary.ts';

export type ChairBack = 'ladder' | 'slat' | 'spindle' | 'cane' | 'pad' | 'crest' | 'cross' | 'splat' | 'hoop' | 'low';
export type ChairSeat = 'wood' | 'pad' | 'woven' | 'full';
export type ChairLegs = 'round' | 'square' | 'turned' | 'steel';
export type Stretcher = 'none' | 'side' | 'box';

export interface Chair {
  style: Style;
  width: number;
  depth: number;
  height: number;
  /** The top of the seat over the floor. */
  seat: number;
  back: ChairBack;
  cover: ChairSeat;
  legs: ChairLegs;
  stretcher: Stretcher;
  arms: boolean;
}

/**
 * Everything a chair's parts agree on. The seat gives the front, the back the rear and the height; arms or seat the
 * width.
 */
export interface ChairPlan extends Chair {
  character: StyleProportions;
  /** Thickness of the wooden members, the steel ones are thinner. */
  stick: number;
  seatWidth: number;
  /** Half the distance between the back's posts. */
  half: number;
  /** Middle of the posts at seat and top. */
  low: number;
  high: number;
  /** Degrees the back leans. */
  slope: number;
}

export const crestBow = 20;

export function chairPlan(chair: Chair): ChairPlan {
  const character = proportionsOf(chair.style);
  const stick = chair.legs === 'steel' ? 22 : Math.round(character.leg * 0.8);
  const seatWidth = chair.arms ? chair.width - 44 : chair.width;
  const half = seatWidth * 0.44 - stick / 2 + (chair.arms ? 18 : 0);
  const high = chair.depth / 2 - 12 - crestBow;
  const rise = chair.height - chair.seat;
  const run = Math.min(rise * 0.2, 90);
  return {
    ...chair,
    character,
    stick,
    seatWidth,
    half,
    high,
    low: high - run,
    slope: (Math.atan(run / rise) * 180) / Math.PI,
  };
}

/** Where the back's middle plane is at a height. */
export function backAt({ low, high, seat, height }: ChairPlan, z: number): number {
  return low + ((high - low) * (z - seat)) / (height - seat);
}
