import type { Kernel } from '#render/kernel/kernel.ts';
import type { Emitter } from '#render/scene/emitters.ts';
import { forms } from '#render/scene/material.ts';
import type { FlatScene } from '#render/scene/flat-scene.ts';
import type { Bsdf } from '#render/trace/bsdf.ts';
import { flatPortals } from '#render/trace/flat-portals.ts';
import { lightGrid } from '#render/trace/light-grid.ts';
import { lightPoints } from '#render/trace/light-points.ts';
import { chanced, skipped, spread } from '#render/trace/sampler.ts';
import type { Sampler } from '#render/trace/sampler.ts';
import type { SkyLookup } from '#render/trace/sky-lookup.ts';
import { sunPatches } from '#render/trace/sun-patches.ts';
import type { Meet, Surface } from '#render/trace/surface.ts';

/**
 * Samples lights directly, and gives the weight of light a path hits by chance against that (Veach's power heuristic).
 */
interface LightSampling {
  /**
   * The light that reaches a point straight from sun, windows, lamps and sunny patches and is reflected towards the
   * viewer: `red`, `green`, `blue`.
   */
  gather(
    at: Surface,
    cell: number,
    before: Before,
    dx: number,
    dy: number,
    dz: number,
    bounce: number,
    sampler: Sampler,
  ): void;
  /** The same of the sun's own rays alone, and of all but them. */
  gatherSun(
    at: Surface,
    cell: number,
    before: Before,
    dx: number,
    dy: number,
    dz: number,
    bounce: number,
    sampler: Sampler,
  ): void;
  gatherShade(at: Surface, cell: number, dx: number, dy: number, dz: number, sampler: Sampler): void;
  red: number;
  green: number;
  blue: number;
  cellAt(at: Surface): number;
  skyWeight(before: Before, dx: number, dy: number, dz: number): number;
  emitterWeight(before: Before, emitter: number, at: Surface): number;
  /** How much of its light an emitter sends that way: a spot keeps to its cone. */
  cone(emitter: Emitter, x: number, y: number, z: number): number;
}

/**
 * Where a path came from: the last surface's cell and place, and how densely it sent rays this way (−1: from the eye).
 */
export interface Before {
  cell: number;
  density: number;
  x: number;
  y: number;
  z: number;
}

export function lightSampling(
  scene: FlatScene,
  kernel: Kernel,
  meet: Meet,
  body: Bsdf,
  sky: SkyLookup,
  clamp: number,
): LightSampling {
  const patches = sunPatches(scene, kernel, meet);
  const pointOn = lightPoints(scene, patches);
  const { emitters } = scene.lights;
  const patch = scene.portals.length + emitters.length;
  const grid = lightGrid(scene, kernel, patches.count > 0 ? patch + 1 : patch, pointOn);
  const passed = kernel.results;
  const portals = flatPortals(scene.portals);
  const { sun, sunlight, sunRadius } = scene.environment;
  const [sunX, sunY, sunZ] = sun;
  const [sunRed, sunGreen, sunBlue] = sunlight;
  const daylight = sunGreen > 0;
  // Two directions across the sun's.
  const sign = sunZ >= 0 ? 1 : -1;
  const turnA = -1 / (sign + sunZ);
  const turnB = sunX * sunY * turnA;
  const out: LightSampling = {
    gather,
    gatherSun(at, cell, before, dx, dy, dz, bounce, sampler) {
      out.red = out.green = out.blue = 0;
      if (daylight) askSun(at, cell, before, dx, dy, dz, bounce, sampler);
    },
    gatherShade(at, cell, dx, dy, dz, sampler) {
      out.red = out.green = out.blue = 0;
      if (grid.lights > 0) askLight(at, cell, dx, dy, dz, 0, sampler);
    },
    red: NaN,
    green: NaN,
    blue: NaN,
    cellAt: grid.cellAt,
    skyWeight,
    emitterWeight,
    cone,
  };

  /** Adds light `by` times the surface's response and what passes on the way. */
  function add(red: number, green: number, blue: number, by: number, bounce: number): void {
    let r = red * body.red * passed[0]! * by;
    let g = green * body.green * passed[1]! * by;
    let b = blue * body.blue * passed[2]! * by;
    const most = Math.max(r, g, b);
    if (bounce > 0 && most > clamp) {
      r *= clamp / most;
      g *= clamp / most;
      b *= clamp / most;
    }
    out.red += r;
    out.green += g;
    out.blue += b;
  }

  function gather(
    at: Surface,
    cell: number,
    before: Before,
    dx: number,
    dy: number,
    dz: number,
    bounce: number,
    sampler: Sampler,
  ): void {
    out.red = 0;
    out.green = 0;
    out.blue = 0;
    if (daylight) askSun(at, cell, before, dx, dy, dz, bounce, sampler);
    if (grid.lights > 0) askLight(at, cell, dx, dy, dz, bounce, sampler);
  }

  function askSun(
    at: Surface,
    cell: number,
    before: Before,
    dx: number,
    dy: number,
    dz: number,
    bounce: number,
    sampler: Sampler,
  ): void {
    let chance = 1;
    if (bounce > 0) {
      chance = grid.sun[cell]!;
      chanced(sampler);
      if (sampler.a >= chance) return;
    }
    if (facesAway(at)) {
      skipped(sampler);
      return;
    }
    if (bounce < 2) spread(sampler);
    else chanced(sampler);
    const radius = sunRadius * Math.sqrt(sampler.a);
    const turn = 2 * Math.PI * sampler.b;
    const u = radius * Math.cos(turn);
    const v = radius * Math.sin(turn);
    let lx = u * (1 + sign * sunX * sunX * turnA) + v * turnB + sunX;
    let ly = u * sign * turnB + v * (sign + sunY * sunY * turnA) + sunY;
    let lz = -u * sign * sunX - v * sunY + sunZ;
    const size = 1 / Math.sqrt(lx * lx + ly * ly + lz * lz);
    lx *= size;
    ly *= size;
    lz *= size;
    if (!body.evaluate(at, dx, dy, dz, lx, ly, lz)) return;
    if (!open(at, lx, ly, lz, 1e9)) return;
    if (before.density >= 0 && patches.count > 0) {
      // The body's own light was already sampled as a patch; the reflection on top of it was not.
      const keep = 1 - patchWeight(at, before, dx, dy, dz);
      body.red -= body.matteRed * keep;
      body.green -= body.matteGreen * keep;
      body.blue -= body.matteBlue * keep;
    }
    add(sunRed, sunGreen, sunBlue, 1 / chance, bounce);
  }

  /** Nothing of the sun's disc stands before its face; a sheet is lit from behind too. */
  function facesAway(at: Surface): boolean {
    if (at.material.form === forms.sheet) return false;
    const rim = -2 * sunRadius;
    return (
      at.faceX * sunX + at.faceY * sunY + at.faceZ * sunZ < rim || at.nx * sunX + at.ny * sunY + at.nz * sunZ < rim
    );
  }

  /** Weight of a sunlit point hit by chance against having been sampled as a patch. */
  function patchWeight(at: Surface, { cell, density, x, y, z }: Before, dx: number, dy: number, dz: number): number {
    const area = patches.areaAt(at.x, at.y, at.z, Math.abs(at.faceX * sunX + at.faceY * sunY + at.faceZ * sunZ));
    const square = (at.x - x) ** 2 + (at.y - y) ** 2 + (at.z - z) ** 2;
    const towards = Math.max(1e-6, Math.abs(dx * at.faceX + dy * at.faceY + dz * at.faceZ));
    const asked = (grid.chances[cell * grid.lights + patch]! * square) / (towards * area);
    return (density * density) / (density * density + asked * asked);
  }

  function askLight(
    at: Surface,
    cell: number,
    dx: number,
    dy: number,
    dz: number,
    bounce: number,
    sampler: Sampler,
  ): void {
    if (bounce < 2) spread(sampler);
    else chanced(sampler);
    let light = 0;
    let rest = sampler.a;
    const first = cell * grid.lights;
    while (light < grid.lights - 1 && rest >= grid.chances[first + light]!) rest -= grid.chances[first + light++]!;
    const chance = grid.chances[first + light]!;
    if (!(chance > 0)) return;
    const point = pointOn(light, Math.min(0.999999, rest / chance), sampler.b);
    let lx = point.x - at.x;
    let ly = point.y - at.y;
    let lz = point.z - at.z;
    const square = lx * lx + ly * ly + lz * lz;
    const far = Math.sqrt(square);
    lx /= far;
    ly /= far;
    lz /= far;
    const towards = -(lx * point.nx + ly * point.ny + lz * point.nz);
    const emitter = point.kind === 'emitter' ? emitters[light - portals.length]! : null;
    if (emitter && towards <= 0 && !emitter.bothSides) return;
    const density = (chance * square) / (Math.max(1e-6, Math.abs(towards)) * point.area);
    if (!body.evaluate(at, dx, dy, dz, lx, ly, lz)) return;
    const weight = (density * density) / (density * density + body.density * body.density) / density;
    if (emitter) {
      const shine = cone(emitter, -lx, -ly, -lz);
      if (shine > 0 && open(at, lx, ly, lz, far - 2e-4))
        add(emitter.red, emitter.green, emitter.blue, shine * weight, bounce);
    } else if (point.kind === 'patch') {
      const share =
        (towards > 0 ? 1 - point.through : point.through) *
        (point.coat < 0 ? 1 : body.uncoated(Math.abs(towards), point.coat));
      const { red, green, blue } = point;
      if (share > 0 && open(at, lx, ly, lz, far - 4e-4)) add(red, green, blue, share * weight, bounce + 1);
    } else if (open(at, lx, ly, lz, 1e9)) {
      sky.look(lx, ly, lz);
      add(sky.red, sky.green, sky.blue, weight, bounce);
    }
  }

  /** The point lies just before its face; through a sheet light comes from just behind. */
  function open(at: Surface, lx: number, ly: number, lz: number, reach: number): boolean {
    const other = lx * at.faceX + ly * at.faceY + lz * at.faceZ < 0 ? 2e-4 : 0;
    return (
      kernel.passes(at.x - at.faceX * other, at.y - at.faceY * other, at.z - at.faceZ * other, lx, ly, lz, reach) !== 0
    );
  }

  function skyWeight({ cell, density, x, y, z }: Before, dx: number, dy: number, dz: number): number {
    let asked = 0;
    for (let i = 0; i < portals.length; i++) {
      const p = portals[i]!;
      const across = dx * p.nx + dy * p.ny + dz * p.nz;
      const far = ((p.x - x) * p.nx + (p.y - y) * p.ny + (p.z - z) * p.nz) / across;
      if (!(far > 0)) continue;
      const hx = x + dx * far - p.x;
      const hy = y + dy * far - p.y;
      const hz = z + dz * far - p.z;
      if (Math.abs(hx * p.ax + hy * p.ay + hz * p.az) > 1 || Math.abs(hx * p.ux + hy * p.uy + hz * p.uz) > 1) continue;
      asked += (grid.chances[cell * grid.lights + i]! * far * far) / (Math.max(1e-6, Math.abs(across)) * p.area);
    }
    return (density * density) / (density * density + asked * asked);
  }

  function emitterWeight({ cell, density, x, y, z }: Before, emitter: number, at: Surface): number {
    const vx = at.x - x;
    const vy = at.y - y;
    const vz = at.z - z;
    const square = vx * vx + vy * vy + vz * vz;
    const towards = Math.abs(vx * at.faceX + vy * at.faceY + vz * at.faceZ) / Math.sqrt(square);
    const asked =
      (grid.chances[cell * grid.lights + portals.length + emitter]! * square) /
      (Math.max(1e-6, towards) * emitters[emitter]!.area);
    return (density * density) / (density * density + asked * asked);
  }

  function cone(emitter: Emitter, x: number, y: number, z: number): number {
    if (emitter.inner < -1) return 1;
    const t =
      (x * emitter.axisX + y * emitter.axisY + z * emitter.axisZ - emitter.outer) / (emitter.inner - emitter.outer);
    if (t <= 0) return 0;
    if (t >= 1) return 1;
    return t * t * (3 - 2 * t);
  }

  return out;
}
