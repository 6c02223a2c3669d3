import { fractal } from '#lib/noise.ts';
import { dot, mix, normalise, smoothstep } from '#lib/vec.ts';
import type { Vec3 } from '#lib/vec.ts';
import type { Radiance } from '#render/sky/daylight.ts';

const leafShade: Vec3 = [0.018, 0.034, 0.014];
const leafLight: Vec3 = [0.11, 0.19, 0.045];
/** Half of the ground lies in the shade of house and trees. */
const lawn: Vec3 = [0.06, 0.085, 0.032];
const paving: Vec3 = [0.15, 0.135, 0.11];

/** What stands around a home: a garden's trees, a lawn, a paved edge, a little out of focus (LOOK §7: always a view to green). `light` in klx. */
export function garden(sky: Radiance, sun: Vec3, light: Vec3): Radiance {
  return (towards) => {
    const rise = (Math.asin(Math.min(1, Math.max(-1, towards[2]))) * 180) / Math.PI;
    const turn = Math.atan2(towards[1], towards[0]) / (2 * Math.PI) + 0.5;
    const crown = treeLine(turn);
    const above = smoothstep(crown - 0.8, crown + 0.8, rise);
    if (above >= 1) return sky(towards);
    const green = lit(foliage(turn, rise, towards, sun), light);
    const ground = lit(mix(lawn, paving, smoothstep(-12, -24, rise)), light);
    const below = mix(green, ground, smoothstep(-1.5, -4, rise));
    return above > 0 ? mix(below, sky(towards), above) : below;
  };
}

/** Degrees above the horizon; noise repeats after a whole turn. */
function treeLine(turn: number): number {
  return 4 + 22 * fractal(turn * 14, 0.5, 7, 3, 14, 0) ** 1.4 + 3 * fractal(turn * 90, 3.5, 9, 2, 90, 0);
}

/** Clumps of leaves: bright where they face the sun, dark between. */
function foliage(turn: number, rise: number, towards: Vec3, sun: Vec3): Vec3 {
  const clump = fractal(turn * 60, rise / 6, 3, 3, 60, 0);
  const leaves = fractal(turn * 260, rise / 1.4, 5, 2, 260, 0);
  // A tree across from the sun shows its lit side.
  const facing = 0.55 - 0.35 * dot(normalise([towards[0], towards[1], 0]), normalise([sun[0], sun[1], 0]));
  const bright = smoothstep(0.3, 0.75, 0.65 * clump + 0.35 * leaves) * (0.35 + facing) + 0.012 * Math.max(0, rise);
  return mix(leafShade, leafLight, Math.min(1, bright));
}

function lit(albedo: Vec3, light: Vec3): Vec3 {
  return [(albedo[0] * light[0]) / Math.PI, (albedo[1] * light[1]) / Math.PI, (albedo[2] * light[2]) / Math.PI];
}
