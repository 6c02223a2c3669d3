/** Smooth noise, 0 … 1, one wave per unit. With a period it repeats exactly, which is what makes a texture seamless. */
export function noise(x: number, y: number, seed: number, periodX = 0, periodY = periodX): number {
  const xi = Math.floor(x);
  const yi = Math.floor(y);
  const fx = x - xi;
  const fy = y - yi;
  const u = fx * fx * fx * (fx * (fx * 6 - 15) + 10);
  const v = fy * fy * fy * (fy * (fy * 6 - 15) + 10);
  const x0 = wrapped(xi, periodX);
  const x1 = wrapped(xi + 1, periodX);
  const y0 = wrapped(yi, periodY);
  const y1 = wrapped(yi + 1, periodY);
  const low = at(x0, y0, seed) * (1 - u) + at(x1, y0, seed) * u;
  const high = at(x0, y1, seed) * (1 - u) + at(x1, y1, seed) * u;
  return low * (1 - v) + high * v;
}

/** Noise over noise: each octave twice as fine and half as strong. Mean 0.5. */
export function fractal(x: number, y: number, seed: number, octaves: number, periodX = 0, periodY = periodX): number {
  let sum = 0;
  let weight = 0.5;
  let total = 0;
  let scale = 1;
  for (let octave = 0; octave < octaves; octave++) {
    sum += weight * noise(x * scale, y * scale, seed + octave * 17, periodX * scale, periodY * scale);
    total += weight;
    weight *= 0.5;
    scale *= 2;
  }
  return sum / total;
}

/** The random value at a lattice point, 0 … 1. */
export function at(x: number, y: number, seed: number): number {
  let h = (Math.imul(x | 0, 0x27d4eb2d) ^ Math.imul(y | 0, 0x165667b1) ^ Math.imul(seed | 0, 0x9e3779b1)) | 0;
  h = Math.imul(h ^ (h >>> 15), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

function wrapped(value: number, period: number): number {
  return period > 0 ? ((value % period) + period) % period : value;
}
