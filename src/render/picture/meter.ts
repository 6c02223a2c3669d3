import type { Vec3 } from '#lib/vec.ts';
import { channels } from '#render/trace/tile.ts';
import type { View } from '#render/picture/view-transform.ts';

/** What a light meter says of a small, noisy first picture. */
export interface Metering {
  view: View;
  /** Brightness of white paper in the room, kcd/m²: the measure of what is bright. */
  key: number;
  /** How much the open air is held back, so that a window stays 1.5 to 2 stops over a wall (LOOK §7). */
  hold: number;
}

/** White paper becomes this before the film's shoulder, so that a lime-washed wall reads #e8e3d9 to #efece4 (LOOK §7). */
const paper = 1.16;
/** Paper stands in better light than the walls on the average of their stops. */
const better = 1.5;
/** Eyes forgive the colour of light, though not all of it: evening stays warm. */
const forgiven = 0.9;
/** Open air over white paper, at most; a wall is about two thirds of a stop below paper. */
const stops = 2 ** 0.85;
/** At night we expose for less: lamplight should feel like lamplight. */
const nightKey = 0.05;

/** `first`: a picture with all channels, the open air as bright as it is. */
export function metered(first: Float32Array): Metering {
  const all: Vec3[] = [];
  const walls: Vec3[] = [];
  let sky = 0;
  let skyCount = 0;
  for (let i = 0; i < first.length; i += channels) {
    const [r, g, b, ar, ag, ab, nx, ny, nz] = first.subarray(i, i + channels) as unknown as [number, number, number, number, number, number, number, number, number];
    if (nx === 0 && ny === 0 && nz === 0) {
      sky += luminance([r, g, b]);
      skyCount++;
    } else if (Math.min(ar, ag, ab) > 0.08) {
      const light: Vec3 = [r / ar, g / ag, b / ab];
      all.push(light);
      if (Math.abs(nz) < 0.3 && Math.min(ar, ag, ab) > 0.35) walls.push(light);
    }
  }
  const lights = (walls.length > first.length / channels / 12 ? walls : all).toSorted((a, b) => luminance(a) - luminance(b));
  if (lights.length === 0) return { view: { gain: [1, 1, 1] }, key: 1, hold: 1 };
  const key = Math.max(1e-5, better * Math.exp(lights.reduce((sum, light) => sum + Math.log(luminance(light) + 1e-6), 0) / lights.length));
  const hold = sky > 0 ? Math.min(1, (stops * key) / (sky / skyCount)) : 1;
  return { view: { gain: balanced(lights, key) }, key, hold };
}

/** Gains that take most of the light's colour away and bring the key to paper. */
function balanced(lights: readonly Vec3[], key: number): Vec3 {
  const middle = lights.slice(Math.floor(lights.length * 0.2), Math.ceil(lights.length * 0.9));
  const sum = middle.reduce<[number, number, number]>((s, c) => [s[0] + c[0], s[1] + c[1], s[2] + c[2]], [0, 0, 0]);
  const whole = luminance(sum) || 1;
  const mean = sum.map((value) => Math.max(0.2, value / whole));
  const gain = mean.map((value) => (1 / value) ** forgiven);
  const white = luminance([gain[0]! * mean[0]!, gain[1]! * mean[1]!, gain[2]! * mean[2]!]);
  const target = paper * Math.min(1, (key / nightKey) ** 0.12);
  return gain.map((value) => (value * target) / (key * white)) as unknown as Vec3;
}

function luminance([r, g, b]: readonly number[]): number {
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}
