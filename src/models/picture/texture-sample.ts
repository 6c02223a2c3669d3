import type { Level } from '#models/picture/surface.ts';

/** The nearest pixel: enough where the picture is already averaged to the size of ours. */
export function sampleNearest(
  { width, height, colour, relief }: Level,
  u: number,
  v: number,
  light: Float32Array,
  out: Float32Array,
): void {
  const x = ((u - Math.floor(u)) * width) | 0;
  const y = ((v - Math.floor(v)) * height) | 0;
  const p = ((y === height ? 0 : y) * width + (x === width ? 0 : x)) * 3;
  out[0] = light[colour[p]!]!;
  out[1] = light[colour[p + 1]!]!;
  out[2] = light[colour[p + 2]!]!;
  out[3] = relief ? (relief[p]! - 128) / 127 : 0;
  out[4] = relief ? (relief[p + 1]! - 128) / 127 : 0;
  out[5] = relief ? relief[p + 2]! / 255 : -1;
}

/**
 * Colour as light (0–2), slopes (3, 4) and roughness (5) at a place of a repeating picture, in tiles. Mixes four
 * neighbours.
 */
export function sampleLevel(level: Level, u: number, v: number, light: Float32Array, out: Float32Array): void {
  const { width, height, colour, relief } = level;
  const x = (u - Math.floor(u)) * width - 0.5;
  const y = (v - Math.floor(v)) * height - 0.5;
  const left = Math.floor(x);
  const top = Math.floor(y);
  const a = x - left;
  const b = y - top;
  const x0 = left < 0 ? width - 1 : left;
  const x1 = left + 1 >= width ? 0 : left + 1;
  const y0 = (top < 0 ? height - 1 : top) * width;
  const y1 = (top + 1 >= height ? 0 : top + 1) * width;
  const p = (y0 + x0) * 3;
  const q = (y0 + x1) * 3;
  const r = (y1 + x0) * 3;
  const s = (y1 + x1) * 3;
  const wp = (1 - a) * (1 - b);
  const wq = a * (1 - b);
  const wr = (1 - a) * b;
  const ws = a * b;
  for (let k = 0; k < 3; k++)
    out[k] =
      light[colour[p + k]!]! * wp +
      light[colour[q + k]!]! * wq +
      light[colour[r + k]!]! * wr +
      light[colour[s + k]!]! * ws;
  if (!relief) {
    out[3] = 0;
    out[4] = 0;
    out[5] = -1;
    return;
  }
  for (let k = 0; k < 3; k++)
    out[3 + k] = relief[p + k]! * wp + relief[q + k]! * wq + relief[r + k]! * wr + relief[s + k]! * ws;
  out[3] = (out[3]! - 128) / 127;
  out[4] = (out[4]! - 128) / 127;
  out[5] = out[5]! / 255;
}
