import { noise } from '#lib/noise.ts';
import type { Vec3 } from '#lib/vec.ts';
import { linearTable } from '#models/picture/colour.ts';
import { kernelOf, type Kernel } from '#render/kernel/kernel.ts';
import { waterRoughness } from '#render/outside/grounds.ts';
import type { FlatScene } from '#render/scene/flat-scene.ts';
import { forms } from '#render/scene/material.ts';
import { skyTable, viewOf } from '#render/sky/environment.ts';
import { chanced, type Sampler } from '#render/trace/sampler.ts';
import { skyItself, skyLookup } from '#render/trace/sky-lookup.ts';
import { blankSurface, meeting } from '#render/trace/surface.ts';

/** What an eye sees of the open air; the answer stands in `red`, `green`, `blue`. */
export interface OutsideView {
  look(
    ox: number,
    oy: number,
    oz: number,
    dx: number,
    dy: number,
    dz: number,
    width: number,
    breadth: number,
    sampler: Sampler,
  ): void;
  red: number;
  green: number;
  blue: number;
}

/** Leaves, walls and ground send this much of the light on them to what faces down; a little green. */
const upward: Vec3 = [0.24, 0.22, 0.16];
/** What a leaf's flesh does to light that passes it. */
const fleshed: Vec3 = [1.1, 1.18, 0.58];
/** Light that reaches a place hemmed in by leaves, as a share of the open's. */
const hemmed = 0.3;
/** So far around a place things are taken to hem it in; metres. */
const near = 1.4;
/** Half of what is this far away is haze; metres. */
const hazy = 620;
const lift = 2e-3;

/**
 * The sky as it is, not as a table of it, and before it what stands around the home: lit by sun and sky at one bounce,
 * which is all the open air needs. `home` shades its own garden. `film`: haze is read from a table; nothing in it is so
 * fine that a frame would show it.
 */
export function outsideView(scene: FlatScene, home: Kernel, film = false): OutsideView {
  const { radiance, haze, skylight, sun, sunlight } = viewOf(scene.sky);
  const out: OutsideView = { look, red: NaN, green: NaN, blue: NaN };
  const { around } = scene;
  const horizon = film && around ? skyLookup(skyTable(haze, 256)) : skyItself(haze);
  const kernel = around && kernelOf(around, home.thread);
  const hit = kernel ? kernel.results : home.results;
  const meet = around && meeting(around, linearTable());
  const surface = around && blankSurface(around.materials[0]!);
  const below: Vec3 = [0, 1, 2].map((k) => upward[k]! * (skylight[k]! + sunlight[k]! * Math.max(0, sun[2]))) as [
    number,
    number,
    number,
  ];

  function look(
    ox: number,
    oy: number,
    oz: number,
    dx: number,
    dy: number,
    dz: number,
    width: number,
    breadth: number,
    sampler: Sampler,
  ): void {
    const t = kernel ? kernel.closest(ox, oy, oz, dx, dy, dz, 1e9) : -1;
    if (t < 0 || !kernel || !meet || !surface) {
      [out.red, out.green, out.blue] = radiance([dx, dy, dz]);
      return;
    }
    const far = hit[0]!;
    meet(surface, t, hit[1]!, hit[2]!, dx, dy, dz, width + breadth * far);
    if (surface.material.roughness === waterRoughness) mirrored(dx, dy, dz);
    else lit(sampler);
    horizon.look(dx, dy, dz);
    const seen = 2 ** -((far / hazy) ** 1.4);
    out.red = horizon.red + (out.red - horizon.red) * seen;
    out.green = horizon.green + (out.green - horizon.green) * seen;
    out.blue = horizon.blue + (out.blue - horizon.blue) * seen;
  }

  function lit(sampler: Sampler): void {
    if (!kernel || !surface) return;
    const { material, nx, ny, nz, faceX, faceY, faceZ, facing } = surface;
    const x = surface.x + faceX * lift;
    const y = surface.y + faceY * lift;
    const z = surface.z + faceZ * lift;
    const towards = nx * sun[0] + ny * sun[1] + nz * sun[2];
    const through = material.form === forms.sheet ? material.through : 0;
    const side = faceX * sun[0] + faceY * sun[1] + faceZ * sun[2] < 0 ? -2 * lift : 0;
    const shone =
      sunlight[1] > 0 &&
      (towards > 0 || through > 0) &&
      kernel.passes(x + faceX * side, y + faceY * side, z + faceZ * side, sun[0], sun[1], sun[2], 1e9) !== 0 &&
      home.passes(x, y, z, sun[0], sun[1], sun[2], 1e9) !== 0;
    const direct = shone ? Math.max(0, towards) * (1 - through) : 0;
    const passed = shone ? Math.max(0, -towards) * through : 0;
    const open = openness(x, y, z, nx, ny, nz, sampler);
    const up = open * (0.5 + 0.5 * nz);
    const down = 0.5 - 0.5 * nz;
    // The sky mirrored on leaves and paint: what makes them look wet with light, most at their edges.
    const gloss = (1 - surface.roughness) * (0.05 + 0.5 * (1 - facing) ** 5) * open;
    const send = (k: 0 | 1 | 2, colour: number): number =>
      (colour * (sunlight[k] * (direct + passed * fleshed[k]) + skylight[k] * up + below[k] * down * open) +
        gloss * skylight[k] * 0.6) /
      Math.PI;
    out.red = send(0, surface.red);
    out.green = send(1, surface.green);
    out.blue = send(2, surface.blue);
  }

  /** One look about, cosine-weighted: 1 where nothing is near. */
  function openness(x: number, y: number, z: number, nx: number, ny: number, nz: number, sampler: Sampler): number {
    if (!kernel) return 1;
    chanced(sampler);
    const turn = 2 * Math.PI * sampler.a;
    const high = 2 * sampler.b - 1;
    const flat = Math.sqrt(1 - high * high);
    // A point of a ball on the surface: its direction from the surface is cosine-weighted.
    const lx = nx + flat * Math.cos(turn);
    const ly = ny + flat * Math.sin(turn);
    const lz = nz + high;
    const size = Math.sqrt(lx * lx + ly * ly + lz * lz);
    if (size < 1e-3) return 1;
    return kernel.passes(x, y, z, lx / size, ly / size, lz / size, near) === 0 ? hemmed : 1;
  }

  /** Water: ripples that lie flatter with distance, the far bank in them, its own green where one looks down. */
  function mirrored(dx: number, dy: number, dz: number): void {
    if (!surface) return;
    const { x, y } = surface;
    const rough = 0.05 * Math.min(1, -dz * 4 + 0.15);
    const nx = (noise(x * 2.3, y * 2.3, 3) - 0.5) * rough * 2 + (noise(x * 7, y * 7, 5) - 0.5) * rough;
    const ny = (noise(x * 2.3, y * 2.3, 7) - 0.5) * rough * 2 + (noise(x * 7, y * 7, 9) - 0.5) * rough;
    const facing = Math.max(0, -(dx * nx + dy * ny + dz));
    const rx = dx + 2 * facing * nx;
    const ry = dy + 2 * facing * ny;
    const rz = Math.max(0.01, dz + 2 * facing);
    const size = Math.sqrt(rx * rx + ry * ry + rz * rz);
    const back = 0.04 + 0.96 * (1 - facing) ** 5;
    const sky = radiance([rx / size, ry / size, rz / size]);
    out.red = (sky[0] * back + (surface.red * skylight[0] * (1 - back)) / Math.PI) * 0.9;
    out.green = (sky[1] * back + (surface.green * skylight[1] * (1 - back)) / Math.PI) * 0.9;
    out.blue = (sky[2] * back + (surface.blue * skylight[2] * (1 - back)) / Math.PI) * 0.9;
  }

  return out;
}
