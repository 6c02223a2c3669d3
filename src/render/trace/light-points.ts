import type { Emitter } from '#render/scene/emitters.ts';
import type { FlatScene } from '#render/scene/flat-scene.ts';
import { flatPortals } from '#render/trace/flat-portals.ts';
import { patchNumbers } from '#render/trace/sun-patches.ts';
import type { SunPatches } from '#render/trace/sun-patches.ts';

/** A place on a light: where, which way it faces, how large the light is and about how bright. */
export interface LightPoint {
  x: number;
  y: number;
  z: number;
  nx: number;
  ny: number;
  nz: number;
  area: number;
  /** Area times brightness, to weigh lights against each other. */
  strength: number;
  /** What it is: an opening to the sky, a light source, a sunlit patch. */
  kind: 'portal' | 'emitter' | 'patch';
  /** Of a patch: the light it sends, how much of it to the far side, its coat's roughness (−1: none). */
  red: number;
  green: number;
  blue: number;
  through: number;
  coat: number;
}

/**
 * Lights by number: first the portals, then the emitters, then the sun's patches as one. Two numbers choose the point.
 * The result is overwritten by the next call.
 */
export function lightPoints(
  { portals, lights, triangles, environment }: FlatScene,
  patches: SunPatches,
): (light: number, a: number, b: number) => LightPoint {
  const point: LightPoint = {
    x: NaN,
    y: NaN,
    z: NaN,
    nx: NaN,
    ny: NaN,
    nz: NaN,
    area: NaN,
    strength: NaN,
    kind: 'portal',
    red: NaN,
    green: NaN,
    blue: NaN,
    through: NaN,
    coat: NaN,
  };
  const flat = flatPortals(portals);
  const skyStrength = meanOf(environment.table);
  const { corners } = triangles;

  function onPortal(light: number, a: number, b: number): LightPoint {
    const { middle, across, up } = portals[light]!;
    const { nx, ny, nz, area } = flat[light]!;
    const s = 2 * a - 1;
    const t = 2 * b - 1;
    point.x = middle[0] + across[0] * s + up[0] * t;
    point.y = middle[1] + across[1] * s + up[1] * t;
    point.z = middle[2] + across[2] * s + up[2] * t;
    point.nx = nx;
    point.ny = ny;
    point.nz = nz;
    point.area = area;
    point.strength = area * skyStrength;
    point.kind = 'portal';
    return point;
  }

  function onEmitter(emitter: Emitter, a: number, b: number): LightPoint {
    const at = chosen(emitter, a * emitter.area);
    const before = at === emitter.first ? 0 : lights.sums[at - 1]!;
    const own = lights.sums[at]! - before;
    // What is left of the number after the choice serves as the first of two weights.
    const rest = Math.sqrt(Math.min(1, Math.max(0, (a * emitter.area - before) / (own || 1))));
    const u = rest * (1 - b);
    const v = rest * b;
    const c = lights.triangles[at]! * 9;
    const e1x = corners[c + 3]! - corners[c]!;
    const e1y = corners[c + 4]! - corners[c + 1]!;
    const e1z = corners[c + 5]! - corners[c + 2]!;
    const e2x = corners[c + 6]! - corners[c]!;
    const e2y = corners[c + 7]! - corners[c + 1]!;
    const e2z = corners[c + 8]! - corners[c + 2]!;
    point.x = corners[c]! + e1x * u + e2x * v;
    point.y = corners[c + 1]! + e1y * u + e2y * v;
    point.z = corners[c + 2]! + e1z * u + e2z * v;
    const nx = e1y * e2z - e1z * e2y;
    const ny = e1z * e2x - e1x * e2z;
    const nz = e1x * e2y - e1y * e2x;
    const size = 1 / (Math.sqrt(nx * nx + ny * ny + nz * nz) || 1);
    point.nx = nx * size;
    point.ny = ny * size;
    point.nz = nz * size;
    point.area = emitter.area;
    point.strength = emitter.area * emitter.green;
    point.kind = 'emitter';
    return point;
  }

  function onPatch(a: number): LightPoint {
    const place = Math.min(patches.count - 1, (a * patches.count) | 0);
    const from = place * patchNumbers;
    const p = patches.places;
    point.x = p[from]!;
    point.y = p[from + 1]!;
    point.z = p[from + 2]!;
    point.nx = p[from + 3]!;
    point.ny = p[from + 4]!;
    point.nz = p[from + 5]!;
    point.red = p[from + 6]!;
    point.green = p[from + 7]!;
    point.blue = p[from + 8]!;
    point.through = p[from + 9]!;
    point.coat = p[from + 10]!;
    point.area = patches.areas[place]!;
    point.strength = point.area * point.green;
    point.kind = 'patch';
    return point;
  }

  /** The first shining triangle whose sum reaches `sum`. */
  function chosen({ first, count }: Emitter, sum: number): number {
    let low = first;
    let high = first + count - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (lights.sums[middle]! > sum) high = middle;
      else low = middle + 1;
    }
    return low;
  }

  return (light, a, b) => {
    if (light < flat.length) return onPortal(light, a, b);
    const emitter = lights.emitters[light - flat.length];
    return emitter ? onEmitter(emitter, a, b) : onPatch(a);
  };
}

function meanOf(table: Float32Array): number {
  let sum = 0;
  for (let i = 1; i < table.length; i += 3) sum += table[i]!;
  return sum / (table.length / 3);
}
