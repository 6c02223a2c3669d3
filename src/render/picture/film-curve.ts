import { filmLook } from '#models/light/film-look.ts';
import { toDisplay } from '#models/picture/colour.ts';

const { plain, bend, toe } = filmLook;

/** A short toe, straight, then a long shoulder that reaches white only at infinity. */
export function filmic(x: number): number {
  if (x <= plain) return x > 0 ? x * (x / plain) ** toe : 0;
  const over = (x - plain) / (1 - plain);
  return plain + (1 - plain) * (1 - Math.exp(-bend * over));
}

/**
 * The same curves read from tables, straight between their steps: a film develops millions of pixels a second, and
 * powers were half of what a frame cost. Less than a thirtieth of a step of a picture's byte apart.
 */
const steps = 4096;
/** From here on the shoulder is white. */
const white = plain + ((1 - plain) * 12) / bend;
const toes = table((t) => filmic(t * plain));
const shoulder = table((t) => filmic(plain + t * (white - plain)));
/** By the square root of light, where the display's curve is nearly straight. */
const shown = table((t) => toDisplay(t * t));

export function quickFilmic(x: number): number {
  if (x <= plain) return x > 0 ? at(toes, x / plain) : 0;
  return x < white ? at(shoulder, (x - plain) / (white - plain)) : 1;
}

/** Of light from 0 to 1. */
export function quickToDisplay(light: number): number {
  return light < 1 ? at(shown, Math.sqrt(light)) : 1;
}

/** A power of numbers from `least` to `most`; those beyond count as these. */
export function quickPower(least: number, most: number, power: number): (x: number) => number {
  const powers = table((t) => (least + t * (most - least)) ** power);
  const by = 1 / (most - least);
  return (x) => at(powers, Math.min(1, Math.max(0, (x - least) * by)));
}

function table(of: (t: number) => number): Float64Array {
  return Float64Array.from({ length: steps + 2 }, (_, i) => of(Math.min(1, i / steps)));
}

function at(values: Float64Array, t: number): number {
  const place = t * steps;
  const below = place | 0;
  const from = values[below]!;
  return from + (place - below) * (values[below + 1]! - from);
}
