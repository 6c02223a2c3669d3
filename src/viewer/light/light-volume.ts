import type { LightField } from '#models/light/light-field.ts';

/** Baked light as a box of texels: the six sides one over the other, half floats, colour times how sure it is. */
export interface LightVolume {
  cell: number;
  low: LightField['low'];
  counts: LightField['counts'];
  texels: Uint16Array<ArrayBuffer>;
}

/** How much is believed of light that is only near: nothing where anything is known. */
const guessed = 0.004;
/** Texels a graphics card should hold of one home. */
const mostTexels = 6_000_000;

/** Null where the box would be too large. */
export function lightVolume({ cell, low, counts, keys, light }: LightField): LightVolume | null {
  const cells = counts[0] * counts[1] * counts[2];
  if (cells * 6 > mostTexels || counts[2] * 6 > 2048 || counts[0] > 2048 || counts[1] > 2048) return null;
  const texels = new Uint16Array(cells * 24);
  for (let side = 0; side < 6; side++) {
    const known = new Float32Array(cells * 4);
    keys.forEach((key, i) => {
      if ((key & 7) !== side) return;
      const at = (key >>> 3) * 4;
      for (let k = 0; k < 3; k++) known[at + k] = light[i * 3 + k]!;
      known[at + 3] = 1;
    });
    const filled = fill(known, counts);
    for (let i = 0; i < cells; i++) {
      const sure = known[i * 4 + 3] === 1 ? 1 : guessed;
      for (let k = 0; k < 3; k++) texels[(side * cells + i) * 4 + k] = toHalf(filled[i * 4 + k]! * sure);
      texels[(side * cells + i) * 4 + 3] = toHalf(filled[i * 4 + 3]! > 0 ? sure : 0);
    }
  }
  return { cell, low, counts, texels };
}

/** Gives what is unknown the mean of what is known around it: from wider and wider boxes. */
function fill(known: Float32Array, [nx, ny, nz]: LightField['counts']): Float32Array {
  if (nx * ny * nz <= 1) return averaged(known);
  const wide = [Math.ceil(nx / 2), Math.ceil(ny / 2), Math.ceil(nz / 2)] as const;
  const sums = new Float32Array(wide[0] * wide[1] * wide[2] * 4);
  const parent = (x: number, y: number, z: number): number =>
    (((z >> 1) * wide[1] + (y >> 1)) * wide[0] + (x >> 1)) * 4;
  for (let z = 0, at = 0; z < nz; z++)
    for (let y = 0; y < ny; y++)
      for (let x = 0; x < nx; x++, at += 4) {
        const to = parent(x, y, z);
        if (known[at + 3]! > 0) for (let k = 0; k < 4; k++) sums[to + k]! += known[at + k]!;
      }
  const around = fill(sums, wide);
  const out = new Float32Array(known.length);
  for (let z = 0, at = 0; z < nz; z++)
    for (let y = 0; y < ny; y++)
      for (let x = 0; x < nx; x++, at += 4) {
        const own = known[at + 3]! > 0;
        const from = own ? at : parent(x, y, z);
        const weight = own ? known[at + 3]! : 1;
        for (let k = 0; k < 4; k++) out[at + k] = (own ? known : around)[from + k]! / weight;
      }
  return out;
}

function averaged(sums: Float32Array): Float32Array {
  const weight = sums[3]!;
  return weight > 0 ? sums.map((each) => each / weight) : sums;
}

const float = new Float32Array(1);
const bits = new Uint32Array(float.buffer);

/** Of a number that is not negative. */
function toHalf(value: number): number {
  if (!(value > 0)) return 0;
  if (value >= 65_504) return 0x7bff;
  if (value < 2 ** -14) return Math.round(value * 2 ** 24);
  float[0] = value;
  return ((bits[0]! + 0x1000) >>> 13) - (112 << 10);
}
