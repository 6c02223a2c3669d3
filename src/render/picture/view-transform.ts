import { filmLook } from '#models/light/film-look.ts';
import type { Vec3 } from '#lib/vec.ts';
import { toDisplay } from '#models/picture/colour.ts';

/**
 * How light becomes a picture: the same for every engine. `gain` multiplies red, green and blue: exposure and white
 * balance together.
 */
export interface View {
  gain: Vec3;
}

const { exposure, plain, bend, toe, held } = filmLook;

/** Three bytes a pixel. A little noise hides the steps between them. */
export function developed(light: Float32Array, { gain }: View, stride = 3): Uint8Array {
  const count = light.length / stride;
  const out = new Uint8Array(count * 3);
  for (let i = 0; i < count; i++) {
    const r = Math.max(0, light[i * stride]! * gain[0] * exposure);
    const g = Math.max(0, light[i * stride + 1]! * gain[1] * exposure);
    const b = Math.max(0, light[i * stride + 2]! * gain[2] * exposure);
    const peak = Math.max(r, g, b);
    const by = peak > 0 ? (held * filmic(peak)) / peak : 0;
    const grain = grains[i & 63]! - 0.5;
    out[i * 3] = byte(r * by + (1 - held) * filmic(r), grain);
    out[i * 3 + 1] = byte(g * by + (1 - held) * filmic(g), grain);
    out[i * 3 + 2] = byte(b * by + (1 - held) * filmic(b), grain);
  }
  return out;
}

/** A short toe, straight, then a long shoulder that reaches white only at infinity. */
export function filmic(x: number): number {
  if (x <= plain) return x > 0 ? x * (x / plain) ** toe : 0;
  const over = (x - plain) / (1 - plain);
  return plain + (1 - plain) * (1 - Math.exp(-bend * over));
}

/** Steps of a golden spiral: the same for every picture. */
const grains = Float32Array.from({ length: 64 }, (_, i) => (i * 0.6180339887498949 + Math.floor(i / 8) * 0.38) % 1);

function byte(light: number, grain: number): number {
  const value = 255 * toDisplay(light) + 0.5 + grain * 0.9;
  if (value <= 0) return 0;
  if (value >= 255) return 255;
  return value | 0;
}
