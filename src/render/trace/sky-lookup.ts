import type { Radiance } from '#render/sky/daylight.ts';
import type { Environment } from '#render/sky/environment.ts';

/** Light from a direction; the answer stands in `red`, `green`, `blue`. */
export interface SkyLookup {
  look(dx: number, dy: number, dz: number): void;
  red: number;
  green: number;
  blue: number;
}

/** Without a table, as fine as it is. */
export function skyItself(radiance: Radiance): SkyLookup {
  const out: SkyLookup = { look, red: NaN, green: NaN, blue: NaN };

  function look(dx: number, dy: number, dz: number): void {
    const light = radiance([dx, dy, dz]);
    out.red = light[0];
    out.green = light[1];
    out.blue = light[2];
  }

  return out;
}

export function skyLookup({ size, table }: Pick<Environment, 'size' | 'table'>): SkyLookup {
  const out: SkyLookup = { look, red: NaN, green: NaN, blue: NaN };

  function look(dx: number, dy: number, dz: number): void {
    const by = 1 / (Math.abs(dx) + Math.abs(dy) + Math.abs(dz));
    let u = dx * by;
    let v = dy * by;
    if (dz < 0) {
      const folded = (1 - Math.abs(v)) * (u < 0 ? -1 : 1);
      v = (1 - Math.abs(u)) * (v < 0 ? -1 : 1);
      u = folded;
    }
    const x = Math.min(size - 1, Math.max(0, (u * 0.5 + 0.5) * size - 0.5));
    const y = Math.min(size - 1, Math.max(0, (v * 0.5 + 0.5) * size - 0.5));
    const x0 = x | 0;
    const y0 = y | 0;
    const fx = x - x0;
    const fy = y - y0;
    const p = (y0 * size + x0) * 3;
    const q = x0 + 1 < size ? p + 3 : p;
    const down = y0 + 1 < size ? size * 3 : 0;
    const wp = (1 - fx) * (1 - fy);
    const wq = fx * (1 - fy);
    const wr = (1 - fx) * fy;
    const ws = fx * fy;
    out.red = table[p]! * wp + table[q]! * wq + table[p + down]! * wr + table[q + down]! * ws;
    out.green = table[p + 1]! * wp + table[q + 1]! * wq + table[p + down + 1]! * wr + table[q + down + 1]! * ws;
    out.blue = table[p + 2]! * wp + table[q + 2]! * wq + table[p + down + 2]! * wr + table[q + down + 2]! * ws;
  }

  return out;
}
