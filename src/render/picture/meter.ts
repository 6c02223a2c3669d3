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

/** White paper becomes this before the film's shoulder, so that a lime-washed wall reads about #ebe6dd. */
const paper = 1.16;
/** The share of the room darker than the paper we expose for. */
const share = 0.62;
/** Eyes forgive the colour of light, though not all of it: evening stays warm. */
const forgiven = 0.8;
/** Open air over white paper, at most. */
const stops = 2 ** 1.75;

/** `first`: a picture with all channels, the open air as bright as it is. */
export function metered(first: Float32Array): Metering {
  const rooms: { light: Vec3; bright: number }[] = [];
  let sky = 0;
  let skyCount = 0;
  for (let i = 0; i < first.length; i += channels) {
    const [r, g, b] = [first[i]!, first[i + 1]!, first[i + 2]!];
    if (first[i + 6] === 0 && first[i + 7] === 0 && first[i + 8] === 0) {
      sky += luminance([r, g, b]);
      skyCount++;
      continue;
    }
    const [ar, ag, ab] = [first[i + 3]!, first[i + 4]!, first[i + 5]!];
    if (Math.min(ar, ag, ab) < 0.08) continue;
    const light: Vec3 = [r / ar, g / ag, b / ab];
    rooms.push({ light, bright: luminance(light) });
  }
  if (rooms.length === 0) return { view: { gain: [1, 1, 1] }, key: 1, hold: 1 };
  rooms.sort((a, b) => a.bright - b.bright);
  const key = Math.max(1e-5, rooms[Math.floor(rooms.length * share)]!.bright);
  const middle = rooms.slice(Math.floor(rooms.length * 0.3), Math.ceil(rooms.length * 0.9));
  const hold = skyCount > 0 && sky > 0 ? Math.min(1, (stops * key) / (sky / skyCount)) : 1;
  return { view: { gain: balanced(middle.map(({ light }) => light), key) }, key, hold };
}

/** Gains that take most of the light's colour away and bring the key to paper. */
function balanced(lights: readonly Vec3[], key: number): Vec3 {
  const sum = lights.reduce<[number, number, number]>((s, c) => {
    const l = luminance(c) || 1;
    return [s[0] + c[0] / l, s[1] + c[1] / l, s[2] + c[2] / l];
  }, [0, 0, 0]);
  const mean = sum.map((value) => value / lights.length);
  const gain = mean.map((value) => (1 / Math.max(0.2, value)) ** forgiven);
  const white = luminance([gain[0]! * mean[0]!, gain[1]! * mean[1]!, gain[2]! * mean[2]!]);
  return gain.map((value) => (value * paper) / (key * white)) as unknown as Vec3;
}

function luminance([r, g, b]: readonly number[]): number {
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}
