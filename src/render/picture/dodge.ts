import { luminance } from '#render/picture/luminance.ts';
import type { Metering } from '#render/picture/meter.ts';
import { airChannel, channels } from '#render/trace/tile.ts';

/**
 * Light above paper's is brought down on this scale: sunlight on a floor is 15 times as bright as the room and must
 * keep its boards.
 */
const sunny = 0.28;
/** Light below paper's is lifted as a photographer fills corners: its brightness to this power. */
const fill = 0.93;
/** How much of the colour that light has in one place but not in another is taken away, as eyes do. */
const adapted = 0.58;
const nightAdapted = 0.3;
/** The open air's contrast, and how bright its middle is beside paper: leaves stay green and readable (LOOK §7). */
const airContrast = 0.75;
const airMiddle = 0.5;
/** Leaves seen through a pane beside quiet walls: a little of their colour is taken. */
const airMuted = 0.25;
/** For darker surfaces the incident light cannot be estimated: it would be noise. */
const darkest = 0.04;

/**
 * What photographers do by hand with several exposures: the light on things is drawn together, while things keep their
 * own colours and textures, because light and colour are known apart (`traced` has the colours). The open air is toned
 * by itself.
 */
export function dodged(light: Float32Array, traced: Float32Array, metering: Metering): Float32Array {
  const out = new Float32Array(light.length);
  const [gr, gg, gb] = metering.view.gain;
  const white = metering.key * luminance(gr, gg, gb);
  const air = airOf(metering);
  const keep = metering.night ? nightAdapted : adapted;
  for (let i = 0, from = 0, to = 0; i < light.length / 3; i++, from += channels, to += 3) {
    const r = Math.max(0, light[to]!) * gr;
    const g = Math.max(0, light[to + 1]!) * gg;
    const b = Math.max(0, light[to + 2]!) * gb;
    const seen = 1 - traced[from + airChannel]!;
    const fr = r / (white * Math.max(darkest, traced[from + 3]!));
    const fg = g / (white * Math.max(darkest, traced[from + 4]!));
    const fb = b / (white * Math.max(darkest, traced[from + 5]!));
    const falling = luminance(fr, fg, fb) + 1e-6;
    const by = gathered(falling) / falling;
    const open = luminance(r, g, b);
    const outside = (1 - seen) * air(luminance(light[to]!, light[to + 1]!, light[to + 2]!));
    out[to] =
      light[to]! *
      (outside * air.red * neutral(open / (r + 1e-9), air.muted) + seen * by * neutral(falling / fr, keep));
    out[to + 1] =
      light[to + 1]! *
      (outside * air.green * neutral(open / (g + 1e-9), air.muted) + seen * by * neutral(falling / fg, keep));
    out[to + 2] =
      light[to + 2]! *
      (outside * air.blue * neutral(open / (b + 1e-9), air.muted) + seen * by * neutral(falling / fb, keep));
  }
  return out;
}

/** Light in papers. */
function gathered(x: number): number {
  return x < 1 ? x ** fill : 1 + sunny * Math.log(1 + (fill * (x - 1)) / sunny);
}

/** A dark or shiny thing's own colour must not be taken for the light's. */
function neutral(away: number, keep: number): number {
  return Math.min(1.6, Math.max(0.6, away)) ** keep;
}

/** A factor by brightness; at night the sky's own blue, which must not follow the white balance for lamps. */
function airOf({
  view: { gain },
  key,
  outside,
  night,
}: Metering): ((brightness: number) => number) & { red: number; green: number; blue: number; muted: number } {
  const mean = luminance(...gain);
  const tint = (one: number): number => (night ? mean / one : 1);
  const tone = (brightness: number): number =>
    night || outside === 0
      ? 1
      : ((airMiddle * key) / outside) * (Math.max(1e-6, brightness) / outside) ** (airContrast - 1);
  return Object.assign(tone, {
    red: tint(gain[0]),
    green: tint(gain[1]),
    blue: tint(gain[2]),
    muted: night ? 0 : airMuted,
  });
}
