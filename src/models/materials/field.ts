import type { Pattern, Spot } from '#models/materials/patterns/pattern.ts';

/** A pattern drawn once, for every finish that is made that way. */
export interface Field {
  size: number;
  /** 127 is the finish's own colour; brought to that on the average. */
  tone: Uint8Array;
  mix: Uint8Array;
  /** How much is joint between tiles; null where there are none. */
  joint: Uint8Array | null;
  /** Slope along u, slope along v (128 is flat, 1 is 45°), change of roughness (128 is none). */
  relief: Uint8Array;
}

export function fieldOf(pattern: Pattern, tile: readonly [number, number], size: number): Field {
  const count = size * size;
  const tone = new Float32Array(count);
  const lift = new Float32Array(count);
  const field: Field = {
    size,
    tone: new Uint8Array(count),
    mix: new Uint8Array(count),
    joint: null,
    relief: new Uint8Array(count * 3),
  };
  const spot: Spot = { tone: 1, mix: 0, lift: 0, rough: 0 };
  for (let y = 0, i = 0; y < size; y++)
    for (let x = 0; x < size; x++, i++) {
      pattern((x + 0.5) / size, (y + 0.5) / size, spot);
      tone[i] = spot.tone;
      lift[i] = spot.lift;
      field.mix[i] = clampByte(spot.mix * 255);
      field.relief[i * 3 + 2] = clampByte(128 + spot.rough * 127);
      if (spot.joint !== undefined) (field.joint ??= new Uint8Array(count))[i] = clampByte(spot.joint * 255);
    }
  const mean = tone.reduce((sum, value) => sum + value, 0) / count;
  for (let i = 0; i < count; i++) field.tone[i] = clampByte((127 * tone[i]!) / mean);
  slopes(lift, field, tile);
  return field;
}

/** Rise over run, from the neighbours on both sides; the picture's edge continues at its other edge. */
function slopes(lift: Float32Array, { size, relief }: Field, tile: readonly [number, number]): void {
  const perU = size / (2 * tile[0]);
  const perV = size / (2 * tile[1]);
  for (let y = 0, i = 0; y < size; y++)
    for (let x = 0; x < size; x++, i++) {
      const row = y * size;
      const du = (lift[row + ((x + 1) % size)]! - lift[row + ((x + size - 1) % size)]!) * perU;
      const dv = (lift[((y + 1) % size) * size + x]! - lift[((y + size - 1) % size) * size + x]!) * perV;
      relief[i * 3] = clampByte(128 + 127 * du);
      relief[i * 3 + 1] = clampByte(128 + 127 * dv);
    }
}

export function clampByte(value: number): number {
  if (value < 0) return 0;
  if (value > 255) return 255;
  return Math.round(value);
}
