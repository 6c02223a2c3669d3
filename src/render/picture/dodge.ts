import { filmLook } from '#models/light/film-look.ts';
import { quickPower } from '#render/picture/film-curve.ts';
import { luminance } from '#render/picture/luminance.ts';
import type { Metering } from '#render/picture/meter.ts';
import { airChannel, channels } from '#render/trace/tile.ts';

/** How many numbers a pixel has, and where among them are its colour and how much of it is open air. */
interface GuidePlaces {
  each: number;
  colour: number;
  air: number;
}

const asTraced: GuidePlaces = { each: channels, colour: 3, air: airChannel };
const { sunny, fill, adapted, nightAdapted, darkest, airContrast, airMiddle } = filmLook;
/** Leaves seen through a pane beside quiet walls: a little of their colour is taken. */
const airMuted = 0.12;

/**
 * What photographers do by hand with several exposures: the light on things is drawn together, while things keep their
 * own colours and textures, because light and colour are known apart (`traced` has the colours). The open air is toned
 * by itself.
 */
export function dodged(
  light: Float32Array,
  traced: Float32Array,
  metering: Metering,
  { each, colour, air: airAt }: GuidePlaces = asTraced,
): Float32Array {
  const out = new Float32Array(light.length);
  const [gr, gg, gb] = metering.view.gain;
  const white = metering.key * luminance(gr, gg, gb);
  const air = airOf(metering);
  const neutral = awayFrom(metering.night ? nightAdapted : adapted);
  for (let i = 0, from = 0, to = 0; i < light.length / 3; i++, from += each, to += 3) {
    const r = Math.max(0, light[to]!) * gr;
    const g = Math.max(0, light[to + 1]!) * gg;
    const b = Math.max(0, light[to + 2]!) * gb;
    const seen = 1 - traced[from + airAt]!;
    const fr = r / (white * Math.max(darkest, traced[from + colour]!));
    const fg = g / (white * Math.max(darkest, traced[from + colour + 1]!));
    const fb = b / (white * Math.max(darkest, traced[from + colour + 2]!));
    const falling = luminance(fr, fg, fb) + 1e-6;
    const by = gathered(falling) / falling;
    const inside = seen * by;
    out[to] = light[to]! * inside * neutral(falling / fr);
    out[to + 1] = light[to + 1]! * inside * neutral(falling / fg);
    out[to + 2] = light[to + 2]! * inside * neutral(falling / fb);
    if (seen === 1) continue;
    const open = luminance(light[to]!, light[to + 1]!, light[to + 2]!);
    const outside = (1 - seen) * air(open);
    out[to]! += light[to]! * outside * air.red * air.muted(open / (light[to]! + 1e-9));
    out[to + 1]! += light[to + 1]! * outside * air.green * air.muted(open / (light[to + 1]! + 1e-9));
    out[to + 2]! += light[to + 2]! * outside * air.blue * air.muted(open / (light[to + 2]! + 1e-9));
  }
  return out;
}

/** Light in papers. */
function gathered(x: number): number {
  return x < 1 ? x ** fill : 1 + sunny * Math.log(1 + (fill * (x - 1)) / sunny);
}

/** How much of a colour is taken away. A dark or shiny thing's own must not be taken for the light's. */
function awayFrom(keep: number): (away: number) => number {
  return quickPower(0.6, 1.6, keep);
}

/**
 * A factor by brightness, and by colour what takes the room's white balance away again: eyes outside are used to
 * daylight, so leaves are green and the night is blue, whatever the lamps and walls inside.
 */
function airOf({ view: { gain }, key, outside, night }: Metering): ((brightness: number) => number) & {
  red: number;
  green: number;
  blue: number;
  muted: (away: number) => number;
} {
  const mean = luminance(...gain);
  // A sky before a dim room is brighter in its picture than a hedge before a bright one.
  const middle = airMiddle * Math.min(1.5, Math.max(1, (outside / key) ** 0.4));
  const tone = (brightness: number): number =>
    night || outside === 0
      ? 1
      : ((middle * key) / outside) * (Math.max(1e-6, brightness) / outside) ** (airContrast - 1);
  return Object.assign(tone, {
    red: mean / gain[0],
    green: mean / gain[1],
    blue: mean / gain[2],
    muted: awayFrom(night ? 0 : airMuted),
  });
}
