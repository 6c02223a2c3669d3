import type { Kernel } from '#render/kernel/kernel.ts';
import type { FlatScene } from '#render/scene/flat-scene.ts';
import type { LightPoint } from '#render/trace/light-points.ts';
import { mixed } from '#render/trace/sampler.ts';
import type { Surface } from '#render/trace/surface.ts';

/**
 * Which lights matter where. Space is divided into cells; in each, on first use, a few rays estimate how much of each
 * light arrives. In a flat with twelve windows, rays then go to the two that light this room. A cell's result depends
 * on nothing but the cell.
 */
interface LightGrid {
  /** The cell before a surface, initialised. */
  cellAt(at: Surface): number;
  /** Probability of choosing each light of a cell; `lights` numbers a cell. */
  chances: Float32Array;
  /** Probability of sampling the sun, deep in a path. */
  sun: Float32Array;
  lights: number;
}

const trials = 8;
/** Even a light no trial saw is sampled sometimes, or its light would be missing. */
const doubt = 0.04;
/** Cells are no smaller; metres. */
const finest = 0.5;
const mostCells = 40_000;

export function lightGrid(
  scene: FlatScene,
  kernel: Kernel,
  lights: number,
  pointOn: (light: number, a: number, b: number) => LightPoint,
): LightGrid {
  const { low, size, counts } = cellsOf(scene);
  const total = counts[0] * counts[1] * counts[2];
  const known = new Uint8Array(total);
  const chances = new Float32Array(total * lights);
  const sun = new Float32Array(total);
  const { sun: towards, sunlight } = scene.environment;
  const place = { x: 0.5, y: 0.5, z: 0.5 };

  function inCell(cell: number, trial: number): void {
    const cx = cell % counts[0];
    const cy = Math.floor(cell / counts[0]) % counts[1];
    const cz = Math.floor(cell / (counts[0] * counts[1]));
    const seed = mixed(cell * 31 + trial);
    place.x = low[0] + (cx + (seed & 1023) / 1024) * size;
    place.y = low[1] + (cy + ((seed >>> 10) & 1023) / 1024) * size;
    place.z = low[2] + (cz + ((seed >>> 20) & 1023) / 1024) * size;
  }

  function arriving(cell: number, light: number): number {
    let seen = 0;
    let possible = 0;
    for (let trial = 0; trial < trials; trial++) {
      inCell(cell, trial);
      const point = pointOn(light, (trial + 0.5) / trials, (mixed(trial * 7 + light) >>> 8) / 16_777_216);
      const x = point.x - place.x;
      const y = point.y - place.y;
      const z = point.z - place.z;
      const square = Math.max(0.01, x * x + y * y + z * z);
      const far = Math.sqrt(square);
      const towards = -(point.nx * x + point.ny * y + point.nz * z) / far;
      const toLight = point.kind === 'patch' && towards < 0 ? -towards * point.through : Math.abs(towards);
      const strength = (point.strength * Math.max(0.02, toLight)) / square;
      possible += strength;
      if (
        kernel.passes(
          place.x,
          place.y,
          place.z,
          x / far,
          y / far,
          z / far,
          point.kind === 'portal' ? 1e9 : far * 0.999,
        ) !== 0
      )
        seen += strength * kernel.results[1]!;
    }
    return seen + doubt * possible;
  }

  function learn(cell: number): void {
    known[cell] = 1;
    let sum = 0;
    for (let light = 0; light < lights; light++) sum += chances[cell * lights + light] = arriving(cell, light);
    for (let light = 0; light < lights; light++) chances[cell * lights + light]! /= sum || 1;
    let open = 0;
    for (let trial = 0; sunlight[1] > 0 && trial < 2 * trials; trial++) {
      inCell(cell, trial);
      if (kernel.passes(place.x, place.y, place.z, towards[0], towards[1], towards[2], 1e9) !== 0) open++;
    }
    sun[cell] = Math.min(1, 0.25 + open / trials);
  }

  /**
   * Half a cell ahead: the one a wall stands in knows the lights of the next room as well, and where those are brighter
   * this room's would hardly be asked, which left patches of a cell's size on the wall.
   */
  function cellAt({ x, y, z, faceX, faceY, faceZ }: Surface): number {
    const ahead = size / 2;
    const cx = clamped((x + faceX * ahead - low[0]) / size, counts[0]);
    const cy = clamped((y + faceY * ahead - low[1]) / size, counts[1]);
    const cz = clamped((z + faceZ * ahead - low[2]) / size, counts[2]);
    const cell = (cz * counts[1] + cy) * counts[0] + cx;
    if (known[cell] === 0) learn(cell);
    return cell;
  }

  return { cellAt, chances, sun, lights };
}

function clamped(place: number, count: number): number {
  if (place <= 0) return 0;
  if (place >= count) return count - 1;
  return place | 0;
}

function cellsOf({ triangles }: FlatScene): {
  low: [number, number, number];
  size: number;
  counts: [number, number, number];
} {
  const low: [number, number, number] = [Infinity, Infinity, Infinity];
  const high = [-Infinity, -Infinity, -Infinity];
  for (let i = 0; i < triangles.count * 9; i++) {
    const value = triangles.corners[i]!;
    if (value < low[i % 3]!) low[i % 3] = value;
    if (value > high[i % 3]!) high[i % 3] = value;
  }
  const spans = high.map((value, k) => Math.max(0.1, value - low[k]!));
  const size = Math.max(finest, Math.cbrt((spans[0]! * spans[1]! * spans[2]!) / mostCells));
  return { low, size, counts: spans.map((span) => Math.max(1, Math.ceil(span / size))) as [number, number, number] };
}
