import type { Vec3 } from '#lib/vec.ts';
import { toDisplay } from '#models/picture/colour.ts';

/** How light becomes a picture: the same for every engine. `gain` multiplies red, green and blue: exposure and white balance together. */
export interface View {
  gain: Vec3;
}

/** Up to here colours stay as they are: what someone buys must look like what they saw. */
const plain = 0.66;
/** Bright colours lose their colour on the way to white, as on film. */
const bleach = 0.12;

/** Three bytes a pixel. Light is bent by its strongest channel, so that hues keep their mixture; then a little noise hides the steps. */
export function developed(light: Float32Array, { gain }: View, stride = 3): Uint8Array {
  const count = light.length / stride;
  const out = new Uint8Array(count * 3);
  for (let i = 0; i < count; i++) {
    const r = Math.max(0, light[i * stride]! * gain[0]);
    const g = Math.max(0, light[i * stride + 1]! * gain[1]);
    const b = Math.max(0, light[i * stride + 2]! * gain[2]);
    const peak = Math.max(r, g, b);
    const bent = filmic(peak);
    const by = peak > 0 ? bent / peak : 0;
    const white = peak > plain ? 1 - 1 / (1 + bleach * (peak - bent)) : 0;
    const grain = grains[i & 63]! - 0.5;
    out[i * 3] = byte(r * by + (bent - r * by) * white, grain);
    out[i * 3 + 1] = byte(g * by + (bent - g * by) * white, grain);
    out[i * 3 + 2] = byte(b * by + (bent - b * by) * white, grain);
  }
  return out;
}

/** Straight, then a long shoulder that reaches white only at infinity. */
export function filmic(x: number): number {
  if (x <= plain) return x;
  const over = (x - plain) / (1 - plain);
  return plain + ((1 - plain) * over) / (1 + over);
}

/** What light a display value came from. */
export function unfilmic(y: number): number {
  if (y <= plain) return y;
  const part = Math.min(0.9999, (y - plain) / (1 - plain));
  return plain + ((1 - plain) * part) / (1 - part);
}

/** Steps of a golden spiral: the same for every picture. */
const grains = Float32Array.from({ length: 64 }, (_, i) => (i * 0.6180339887498949 + Math.floor(i / 8) * 0.38) % 1);

function byte(light: number, grain: number): number {
  const value = 255 * toDisplay(light) + 0.5 + grain * 0.9;
  return value <= 0 ? 0 : value >= 255 ? 255 : value | 0;
}
