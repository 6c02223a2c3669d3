import { dodged } from '#render/picture/dodge.ts';
import { luminance } from '#render/picture/luminance.ts';
import type { Metering } from '#render/picture/meter.ts';
import { channels } from '#render/trace/tile.ts';

/** White paper is 1.2 (meter.ts). From here on the middle of a picture lies where the film hardly tells whites apart. */
const brightestMiddle = 0.78;
/** How many times as far below it: what is raised afterwards (local contrast) is raised most in bright rooms. */
const below = 2;

/** Pixels side by side whose mean is taken: the meter's picture is noisy, and the middle of what is noisy is too dark. */
const run = 16;

/**
 * A room of white walls, linen and lime-washed wood is printed darker than paper's reading says, as in a darkroom: until
 * half of its picture keeps its drawing. Any other room is left as it was read.
 */
export function forBrightRoom(first: Float32Array, reading: Metering): Metering {
  const count = first.length / channels;
  const light = new Float32Array(count * 3);
  for (let i = 0; i < count; i++) light.set(first.subarray(i * channels, i * channels + 3), i * 3);
  const toned = dodged(light, first, reading);
  const [r, g, b] = reading.view.gain;
  const means = new Float64Array(Math.floor(count / run));
  for (let i = 0; i < means.length * run; i++)
    means[Math.floor(i / run)]! += luminance(toned[i * 3]! * r, toned[i * 3 + 1]! * g, toned[i * 3 + 2]! * b) / run;
  const middle = means.sort()[means.length >> 1] ?? 0;
  const by = Math.min(1, brightestMiddle / (middle || 1)) ** below;
  return by === 1 ? reading : { ...reading, view: { gain: [r * by, g * by, b * by] } };
}
