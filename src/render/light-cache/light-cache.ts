import { leastShare, type LightField } from '#models/light/light-field.ts';
import type { KnownLight } from '#render/trace/known-light.ts';

/*
 * The light cache (RENDERING §3): light on surfaces, computed once and looked up for every frame.
 *
 *   const places = lightPlaces(flat, kernel, { cell: 0.05, eyes });      // which cells: all surfaces, or those seen
 *   const light = gatherLight(tracer, places, from, to, { paths, seed }); // a range of them: a piece of the work
 *   const field = smoothed({ ...places, light });                         // all pieces together, noise taken out
 *   const known = lightCache(field);
 *   const frames = pathTracer(flat, kernel, { bounces: 2, clamp, view, known });
 *   frames.trace(...)                                                     // a primary ray: colour × known light + sun
 *
 * `tracer` is a path tracer with `view: 1`. Everything depends on scene and seed alone.
 */

/** Coarse cells are this many cells wide: for what no cell knows. */
const coarse = 8;

/**
 * Looks light up between the cells: those whose side faces the normal count, each by how near it is. What lies beyond a
 * wall faces the other way, so it is not mixed in.
 */
export function lightCache(field: LightField): KnownLight & { field: LightField } {
  const { cell, low, counts, light } = field;
  const table = hashed(field.keys);
  const wide = averaged(field);
  const out: KnownLight & { field: LightField } = { look, red: 0, green: 0, blue: 0, field };

  // The next look is mostly between the same eight cells: for each side where they began, and where their light is.
  const places = new Int32Array(6 * 3).fill(-0x8000_0000);
  const known = new Int32Array(6 * 8);
  const flat = new Float64Array(4);

  function know(side: number, x0: number, y0: number, z0: number): void {
    places[side * 3] = x0;
    places[side * 3 + 1] = y0;
    places[side * 3 + 2] = z0;
    for (let i = 0; i < 8; i++) {
      const x = x0 + (i & 1);
      const y = y0 + ((i >> 1) & 1);
      const z = z0 + (i >> 2);
      const within = x >= 0 && y >= 0 && z >= 0 && x < counts[0] && y < counts[1] && z < counts[2];
      known[side * 8 + i] = within ? table.find(((z * counts[1] + y) * counts[0] + x) * 8 + side) : -1;
    }
  }

  function between(fx: number, fy: number, fz: number, side: number, share: number): number {
    const x0 = Math.floor(fx);
    const y0 = Math.floor(fy);
    const z0 = Math.floor(fz);
    if (places[side * 3] !== x0 || places[side * 3 + 1] !== y0 || places[side * 3 + 2] !== z0) know(side, x0, y0, z0);
    const right = fx - x0;
    const left = 1 - fx + x0;
    const back = fy - y0;
    const front = 1 - fy + y0;
    const above = fz - z0;
    const below = 1 - fz + z0;
    flat[0] = left * front;
    flat[1] = right * front;
    flat[2] = left * back;
    flat[3] = right * back;
    const least = 1e-5 * share;
    let { red, green, blue } = out;
    let sum = 0;
    for (let i = 0; i < 8; i++) {
      const found = known[side * 8 + i]!;
      if (found < 0) continue;
      const weight = flat[i & 3]! * (i > 3 ? above : below) * share + least;
      red += light[found * 3]! * weight;
      green += light[found * 3 + 1]! * weight;
      blue += light[found * 3 + 2]! * weight;
      sum += weight;
    }
    out.red = red;
    out.green = green;
    out.blue = blue;
    return sum;
  }

  function look(x: number, y: number, z: number, nx: number, ny: number, nz: number): void {
    out.red = 0;
    out.green = 0;
    out.blue = 0;
    const fx = x / cell + nx * 0.5 - 0.5 - low[0];
    const fy = y / cell + ny * 0.5 - 0.5 - low[1];
    const fz = z / cell + nz * 0.5 - 0.5 - low[2];
    let sum = 0;
    if (nx * nx >= leastShare) sum += between(fx, fy, fz, nx < 0 ? 1 : 0, nx * nx);
    if (ny * ny >= leastShare) sum += between(fx, fy, fz, ny < 0 ? 3 : 2, ny * ny);
    if (nz * nz >= leastShare) sum += between(fx, fy, fz, nz < 0 ? 5 : 4, nz * nz);
    if (sum > 0) {
      out.red /= sum;
      out.green /= sum;
      out.blue /= sum;
    } else wide.look(fx, fy, fz, out);
  }

  return out;
}

/** From a key to its place among the keys, −1 where it is unknown. */
export function hashed(keys: Uint32Array): { find(key: number): number } {
  const size = 2 ** Math.ceil(Math.log2(Math.max(2, keys.length * 2)));
  const slots = new Int32Array(size).fill(-1);
  const start = (key: number): number => (Math.imul(key ^ (key >>> 15), 0x9e3779b1) >>> 7) & (size - 1);
  keys.forEach((key, i) => {
    let at = start(key);
    while (slots[at]! >= 0) at = (at + 1) & (size - 1);
    slots[at] = i;
  });
  return {
    find(key) {
      for (let at = start(key); ; at = (at + 1) & (size - 1)) {
        const found = slots[at]!;
        if (found < 0 || keys[found] === key) return found;
      }
    },
  };
}

/** The mean light of wide cells, whatever it falls on, and of the whole. */
function averaged({ counts, keys, light }: LightField) {
  const across = Math.ceil(counts[0] / coarse) + 1;
  const deep = Math.ceil(counts[1] / coarse) + 1;
  const sums = new Map<number, [number, number, number, number]>();
  const whole: [number, number, number, number] = [0, 0, 0, 0];
  const numberOf = (x: number, y: number, z: number): number =>
    (Math.floor(z / coarse) * deep + Math.floor(y / coarse)) * across + Math.floor(x / coarse);
  keys.forEach((key, i) => {
    const at = Math.floor(key / 8);
    const x = at % counts[0];
    const y = Math.floor(at / counts[0]) % counts[1];
    const number = numberOf(x, y, Math.floor(at / (counts[0] * counts[1])));
    const sum = sums.get(number) ?? [0, 0, 0, 0];
    sums.set(number, sum);
    for (const to of [sum, whole]) {
      for (let k = 0; k < 3; k++) to[k]! += light[i * 3 + k]!;
      to[3]++;
    }
  });
  return {
    look(x: number, y: number, z: number, out: { red: number; green: number; blue: number }): void {
      const [red, green, blue, count] = sums.get(numberOf(Math.round(x), Math.round(y), Math.round(z))) ?? whole;
      out.red = red / (count || 1);
      out.green = green / (count || 1);
      out.blue = blue / (count || 1);
    },
  };
}
