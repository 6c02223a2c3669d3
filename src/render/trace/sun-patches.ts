import type { Kernel } from '#render/kernel/kernel.ts';
import type { FlatScene } from '#render/scene/flat-scene.ts';
import { forms } from '#render/scene/material.ts';
import { flatPortals } from '#render/trace/flat-portals.ts';
import { mixed } from '#render/trace/sampler.ts';
import { blankSurface } from '#render/trace/surface.ts';
import type { Meet } from '#render/trace/surface.ts';

/**
 * Where the sun falls into the rooms. Those few bright patches light everything around them, and a path finds them by
 * chance only: as specks. So the sun is followed through the windows first, and the places it reaches are lights like
 * any other.
 */
export interface SunPatches {
  count: number;
  /**
   * Numbers a place: x y z, face, the light its body sends (red green blue) under whatever coat, how much of it goes to
   * the far side, the coat's roughness (−1: none).
   */
  places: Float32Array;
  /** Square metres a place stands for. */
  areas: Float32Array;
  /** The same for any lit point: `cos` between its face and the sun. Infinite where no window lets the sun in. */
  areaAt(x: number, y: number, z: number, cos: number): number;
}

const tries = 8192;
export const patchNumbers = 11;

export function sunPatches(scene: FlatScene, kernel: Kernel, meet: Meet): SunPatches {
  const {
    sun: [sx, sy, sz],
    sunlight,
  } = scene.environment;
  const portals = flatPortals(scene.portals);
  const open = portals.map(({ nx, ny, nz, area }) => Math.abs(nx * sx + ny * sy + nz * sz) * area);
  const total = sunlight[1] > 0 ? open.reduce((a, b) => a + b, 0) : 0;
  const places = new Float32Array(tries * patchNumbers);
  const areas = new Float32Array(tries);
  const surface = blankSurface(scene.materials[0]!);
  const light = { red: NaN, green: NaN, blue: NaN };
  let count = 0;

  /**
   * From a place in a window along the sun's way to what it falls on; false if it is blocked outside or falls on
   * nothing.
   */
  function follow(x: number, y: number, z: number, seed: number): boolean {
    if (kernel.passes(x, y, z, sx, sy, sz, 1e9) === 0) return false;
    light.red = sunlight[0] * kernel.results[0]!;
    light.green = sunlight[1] * kernel.results[1]!;
    light.blue = sunlight[2] * kernel.results[2]!;
    for (let step = 0; step < 16; step++) {
      const t = kernel.closest(x, y, z, -sx, -sy, -sz, 1e9);
      if (t < 0) return false;
      meet(surface, t, kernel.results[1]!, kernel.results[2]!, -sx, -sy, -sz, 0.02);
      const { material } = surface;
      if (material.form === forms.glass) {
        light.red *= material.passRed;
        light.green *= material.passGreen;
        light.blue *= material.passBlue;
      } else if (material.cover === 1 || mixed(seed + step) / 4294967296 < material.cover) {
        return true;
      }
      x = surface.x - surface.faceX * 1e-4;
      y = surface.y - surface.faceY * 1e-4;
      z = surface.z - surface.faceZ * 1e-4;
    }
    return false;
  }

  function keep(): void {
    const cos = Math.max(1e-3, surface.faceX * sx + surface.faceY * sy + surface.faceZ * sz);
    const by = (cos * (1 - surface.metalness)) / Math.PI;
    const lift = 1e-4;
    places.set(
      [
        surface.x + surface.faceX * lift,
        surface.y + surface.faceY * lift,
        surface.z + surface.faceZ * lift,
        surface.faceX,
        surface.faceY,
        surface.faceZ,
        light.red * surface.red * by,
        light.green * surface.green * by,
        light.blue * surface.blue * by,
        surface.material.through,
        surface.material.form === forms.sheet ? -1 : surface.roughness,
      ],
      count * patchNumbers,
    );
    areas[count++] = 1 / cos;
  }

  if (total > 0) {
    for (let i = 0; i < tries; i++) {
      let rest = ((i + 0.5) / tries) * total;
      let portal = 0;
      while (portal < portals.length - 1 && rest >= open[portal]!) rest -= open[portal++]!;
      const { middle, across, up } = scene.portals[portal]!;
      const s = 2 * ((i * 0.7548776662466927) % 1) - 1;
      const t = 2 * ((i * 0.5698402909980532) % 1) - 1;
      if (
        follow(
          middle[0] + across[0] * s + up[0] * t,
          middle[1] + across[1] * s + up[1] * t,
          middle[2] + across[2] * s + up[2] * t,
          i,
        )
      )
        keep();
    }
  }
  // All windows together, seen from the sun, are `total` large; `count` of `tries` parts of that fall on something.
  const whole = (total * count) / tries;
  for (let i = 0; i < count; i++) areas[i]! *= whole;

  function areaAt(x: number, y: number, z: number, cos: number): number {
    for (let i = 0; i < portals.length; i++) {
      const p = portals[i]!;
      const far = ((p.x - x) * p.nx + (p.y - y) * p.ny + (p.z - z) * p.nz) / (sx * p.nx + sy * p.ny + sz * p.nz);
      if (!(far > 0)) continue;
      const hx = x + sx * far - p.x;
      const hy = y + sy * far - p.y;
      const hz = z + sz * far - p.z;
      if (Math.abs(hx * p.ax + hy * p.ay + hz * p.az) <= 1 && Math.abs(hx * p.ux + hy * p.uy + hz * p.uz) <= 1)
        return whole / Math.max(1e-3, cos);
    }
    return Infinity;
  }

  return { count, places, areas, areaAt };
}
