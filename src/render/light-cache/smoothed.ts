import type { LightField } from '#models/light/light-field.ts';
import { luminance } from '#render/picture/luminance.ts';
import { hashed } from './light-cache.ts';

/** How far noise is averaged along a face, in cells. */
const reach = 4;
/** Light that differs more than this share, after a first mild pass, is an edge and stays. */
const alike = 0.3;

/** Takes the noise of few paths out: neighbours of the same side are mixed where they are alike. */
export function smoothed(field: LightField): LightField {
  const table = hashed(field.keys);
  const mild = pass(field, table, 1, null);
  const known = pass({ ...field, light: mild }, table, reach >> 1, brightness(mild));
  return { ...field, light: pass(field, table, reach, brightness(known)) };
}

function brightness(light: Float32Array): Float32Array {
  return Float32Array.from({ length: light.length / 3 }, (_, i) =>
    luminance(light[i * 3]!, light[i * 3 + 1]!, light[i * 3 + 2]!),
  );
}

function pass(
  { keys, counts, light }: LightField,
  table: ReturnType<typeof hashed>,
  far: number,
  reference: Float32Array | null,
): Float32Array {
  const out = new Float32Array(light.length);
  const [nx, ny, nz] = counts;
  for (let i = 0; i < keys.length; i++) {
    const side = keys[i]! & 7;
    const at = Math.floor(keys[i]! / 8);
    const x = at % nx;
    const y = Math.floor(at / nx) % ny;
    const z = Math.floor(at / (nx * ny));
    const axis = side >> 1;
    const rx = axis === 0 ? 0 : far;
    const ry = axis === 1 ? 0 : far;
    const rz = axis === 2 ? 0 : far;
    let red = 0;
    let green = 0;
    let blue = 0;
    let sum = 0;
    for (let k = Math.max(0, z - rz); k <= Math.min(nz - 1, z + rz); k++)
      for (let j = Math.max(0, y - ry); j <= Math.min(ny - 1, y + ry); j++)
        for (let h = Math.max(0, x - rx); h <= Math.min(nx - 1, x + rx); h++) {
          const other = table.find(((k * ny + j) * nx + h) * 8 + side);
          if (other < 0) continue;
          const square = (h - x) ** 2 + (j - y) ** 2 + (k - z) ** 2;
          let weight = Math.exp((-2 * square) / (far * far + 1));
          if (reference) {
            const high = Math.max(reference[other]!, reference[i]!);
            const low = Math.min(reference[other]!, reference[i]!) + 1e-9;
            weight *= Math.exp(-(((high / low - 1) / alike) ** 2));
          }
          red += light[other * 3]! * weight;
          green += light[other * 3 + 1]! * weight;
          blue += light[other * 3 + 2]! * weight;
          sum += weight;
        }
    out[i * 3] = red / sum;
    out[i * 3 + 1] = green / sum;
    out[i * 3 + 2] = blue / sum;
  }
  return out;
}
