import { fractal } from '#lib/noise.ts';
import { add, dot, mix, normalise, scale, smoothstep } from '#lib/vec.ts';
import type { Vec3 } from '#lib/vec.ts';
import type { Radiance } from '#render/sky/daylight.ts';

const leafShade: Vec3 = [0.0035, 0.0055, 0.003];
const leafLight: Vec3 = [0.05, 0.075, 0.029];
const leafFar: Vec3 = [0.025, 0.04, 0.026];
/** Most of the ground lies in the shade of house and trees. */
const lawn: Vec3 = [0.021, 0.032, 0.011];
const paving: Vec3 = [0.095, 0.087, 0.073];
/** What the night leaves of it, kcd/m²: shapes before the sky (LOOK §7: always a view to green). */
const moonlit: Vec3 = [0.0035, 0.0075, 0.0155];

/**
 * `trees`: how high they stand beside the usual; `octaves`: more of them is finer; `haze`: how much of the sky they have
 * taken on.
 */
export interface GardenLook {
  trees?: number;
  octaves?: number;
  haze?: number;
}

/**
 * What stands around a home: a garden's trees, a lawn, a paved edge, a little out of focus (LOOK §7: always a view to
 * green). `light` in klx.
 */
export function garden(
  sky: Radiance,
  sun: Vec3,
  light: Vec3,
  { trees = 1, octaves = 0, haze = 0 }: GardenLook = {},
): Radiance {
  return (towards) => {
    const rise = (Math.asin(Math.min(1, Math.max(-1, towards[2]))) * 180) / Math.PI;
    const turn = Math.atan2(towards[1], towards[0]) / (2 * Math.PI) + 0.5;
    // From high above the land is geometry to the horizon: no rim of leaves before it.
    const crown = trees === 0 ? -2 : trees * treeLine(turn, octaves);
    const above = smoothstep(crown - 0.8, crown + 0.8, rise);
    if (above >= 1) return sky(towards);
    const leaves = lit(foliage(turn, rise, towards, sun, octaves), light);
    const green = haze === 0 ? leaves : mix(leaves, sky(normalise([towards[0], towards[1], horizon])), haze);
    const mottled = 0.6 + 0.8 * fractal(turn * 90, rise / 1.5, 17, 3 + octaves, 90, 0);
    const ground = lit(scale(mix(lawn, paving, smoothstep(-14, -22, rise)), mottled), light);
    const below = add(mix(green, ground, smoothstep(-1.5, -4, rise)), scale(moonlit, mottled));
    return above > 0 ? mix(below, sky(towards), above) : below;
  };
}

/** How steep one looks there: into the air that far things melt into. */
export const horizon = 0.045;

/** Degrees above the horizon; noise repeats after a whole turn. */
function treeLine(turn: number, octaves: number): number {
  return 10 + 34 * fractal(turn * 16, 0.5, 7, 3, 16, 0) ** 1.5 + 4 * fractal(turn * 110, 3.5, 9, 2 + octaves, 110, 0);
}

/** A hedge before trees before far trees: clumps of leaves, bright where they face the sun, dark between. */
function foliage(turn: number, rise: number, towards: Vec3, sun: Vec3, octaves: number): Vec3 {
  const hedge = 3 + 6 * fractal(turn * 40, 1.5, 11, 2, 40, 0);
  const behind = smoothstep(hedge - hedgeRim, hedge + hedgeRim, rise);
  const leaf = (near: boolean): Vec3 => leafage({ turn, rise, hedge, near, towards, sun, octaves });
  if (behind === 0) return leaf(true);
  return behind === 1 ? leaf(false) : mix(leaf(true), leaf(false), behind);
}

/** Degrees: out of focus as the leaves are, or it would be the edge of a hill. */
const hedgeRim = 1.1;

interface Leafage {
  turn: number;
  rise: number;
  hedge: number;
  near: boolean;
  towards: Vec3;
  sun: Vec3;
  octaves: number;
}

function leafage({ turn, rise, hedge, near, towards, sun, octaves }: Leafage): Vec3 {
  const clump = fractal(turn * (near ? 130 : 70), rise / (near ? 2.2 : 5), near ? 13 : 3, 3, near ? 130 : 70, 0);
  const leaves = fractal(turn * 420, rise / 0.9, 5, 2 + octaves, 420, 0);
  // A tree across from the sun shows its lit side; the upper leaves catch more.
  const facing = 0.6 - 0.4 * dot(normalise([towards[0], towards[1], 0]), normalise([sun[0], sun[1], 0]));
  const top = near ? smoothstep(hedge - 3, hedge, rise) * 0.35 : 0.01 * Math.max(0, rise);
  const bright = smoothstep(0.3, 0.78, 0.65 * clump + 0.35 * leaves) * (0.4 + facing) + top;
  const leaf = mix(leafShade, leafLight, Math.min(1, bright));
  return near ? leaf : mix(leaf, leafFar, 0.22);
}

function lit(albedo: Vec3, light: Vec3): Vec3 {
  return [(albedo[0] * light[0]) / Math.PI, (albedo[1] * light[1]) / Math.PI, (albedo[2] * light[2]) / Math.PI];
}
