import { filmLook } from '#models/light/film-look.ts';
import type { Vec3 } from '#lib/vec.ts';
import { quickFilmic, quickToDisplay } from '#render/picture/film-curve.ts';

/**
 * How light becomes a picture: the same for every engine. `gain` multiplies red, green and blue: exposure and white
 * balance together.
 */
export interface View {
  gain: Vec3;
}

const { exposure, held } = filmLook;

/** Three bytes a pixel. A little noise hides the steps between them. */
export function developed(light: Float32Array, { gain }: View, stride = 3): Uint8Array {
  const count = light.length / stride;
  const out = new Uint8Array(count * 3);
  for (let i = 0; i < count; i++) {
    const r = Math.max(0, light[i * stride]! * gain[0] * exposure);
    const g = Math.max(0, light[i * stride + 1]! * gain[1] * exposure);
    const b = Math.max(0, light[i * stride + 2]! * gain[2] * exposure);
    const peak = Math.max(r, g, b);
    const by = peak > 0 ? (held * quickFilmic(peak)) / peak : 0;
    const grain = grains[i & 63]! - 0.5;
    out[i * 3] = byte(r * by + (1 - held) * quickFilmic(r), grain);
    out[i * 3 + 1] = byte(g * by + (1 - held) * quickFilmic(g), grain);
    out[i * 3 + 2] = byte(b * by + (1 - held) * quickFilmic(b), grain);
  }
  return out;
}

/** Steps of a golden spiral: the same for every picture. */
const grains = Float32Array.from({ length: 64 }, (_, i) => (i * 0.6180339887498949 + Math.floor(i / 8) * 0.38) % 1);

function byte(light: number, grain: number): number {
  const value = 255 * quickToDisplay(light) + 0.5 + grain * 0.9;
  if (value <= 0) return 0;
  if (value >= 255) return 255;
  return value | 0;
}
