import { vec3At, type Vec3 } from '#lib/vec.ts';
import { luminance } from '#render/picture/luminance.ts';
import { airChannel, channels } from '#render/trace/tile.ts';
import type { View } from '#render/picture/view-transform.ts';

/** The light meter's reading of a small, noisy first picture. */
export interface Metering {
  view: View;
  /** Brightness of white paper in the room, kcd/m²: the measure of what is bright. */
  key: number;
  /**
   * How much the open air is held back, so that a window stays 1.5 to 2 stops over a wall (LOOK §7); at night, how much
   * the sky is helped.
   */
  hold: number;
  /** The middle brightness of what is seen outside, so held; 0 where nothing is. */
  outside: number;
  night: boolean;
}

/**
 * White paper becomes this before the tone curve's shoulder, so that a lime-washed wall reads #e8e3d9 to #efece4 (LOOK
 * §7).
 */
const paperWhite = 1.2;
/** At night the exposure is lower, so that lamplight looks like lamplight. */
const nightPaperWhite = 0.62;
/** Paper stands in better light than most walls: this share of them is darker. */
const darkerShare = 0.68;
/** So far to either side of that share a reading is averaged. */
const band = 0.06;
/** How much of the light's colour is corrected: not all of it, so that evening stays warm. */
const whiteBalance = 0.96;
const nightWhiteBalance = 0.55;
/** Open air over white paper on the average; a wall is about two thirds of a stop below paper. */
const stops = 2 ** 1.2;
/** The night's sky is a fifth as bright as paper would be white: #5f7fb5 (LOOK §7). */
const nightStops = 0.3;

/** `first`: a picture with all channels, the open air as bright as it is. */
export function metered(first: Float32Array, night = false): Metering {
  const all: Vec3[] = [];
  const walls: Vec3[] = [];
  const air: number[] = [];
  for (let i = 0; i < first.length; i += channels) {
    const [r, g, b] = vec3At(first, i);
    const [ar, ag, ab] = vec3At(first, i + 3);
    const nz = first[i + 8]!;
    if (first[i + airChannel] === 1) {
      air.push(luminance(r, g, b));
    } else if (first[i + airChannel] === 0 && Math.min(ar, ag, ab) > 0.08) {
      const light: Vec3 = [r / ar, g / ag, b / ab];
      all.push(light);
      if (Math.abs(nz) < 0.3 && Math.min(ar, ag, ab) > 0.35) walls.push(light);
    }
  }
  const enough = walls.length > first.length / channels / 12;
  const lights = (enough ? walls : all).toSorted((a, b) => luminance(...a) - luminance(...b));
  if (lights.length === 0) return { view: { gain: [1, 1, 1] }, key: 1, hold: 1, outside: 0, night };
  const key = Math.max(1e-5, keyOf(lights.map((light) => luminance(...light))));
  air.sort((a, b) => a - b);
  return { view: { gain: balanced(lights, key, night) }, key, night, ...held(air, key, night) };
}

/** Paper's brightness: not one value of the noisy many but the mean of those about it. */
function keyOf(sorted: readonly number[]): number {
  const about = sorted.slice(
    Math.floor(sorted.length * (darkerShare - band)),
    Math.ceil(sorted.length * (darkerShare + band)),
  );
  return about.reduce((sum, value) => sum + value, 0) / about.length;
}

/** By day the mean of the open air decides, by night its brightest part: the sky. */
function held(air: readonly number[], key: number, night: boolean): Pick<Metering, 'hold' | 'outside'> {
  if (air.length === 0) return { hold: 1, outside: 0 };
  const mean = air.reduce((sum, value) => sum + value, 0) / air.length;
  const hold = night
    ? (nightStops * key) / (air[Math.floor(air.length * 0.9)]! + 1e-6)
    : Math.min(1, (stops * key) / (mean + 1e-6));
  return { hold, outside: hold * air[air.length >> 1]! };
}

/** Gains that take most of the light's colour away and bring the key to paper. */
function balanced(lights: readonly Vec3[], key: number, night: boolean): Vec3 {
  const middle = lights.slice(Math.floor(lights.length * 0.2), Math.ceil(lights.length * 0.9));
  const sum = middle.reduce<[number, number, number]>((s, c) => [s[0] + c[0], s[1] + c[1], s[2] + c[2]], [0, 0, 0]);
  const whole = luminance(...sum) || 1;
  const mean = sum.map((value) => Math.max(0.2, value / whole));
  const gain = mean.map((value) => (1 / value) ** (night ? nightWhiteBalance : whiteBalance));
  const white = luminance(gain[0]! * mean[0]!, gain[1]! * mean[1]!, gain[2]! * mean[2]!);
  return vec3At(gain.map((value) => (value * (night ? nightPaperWhite : paperWhite)) / (key * white)));
}
