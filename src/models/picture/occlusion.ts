import { seeThrough } from '#models/picture/scene.ts';
import type { Box } from '#models/geometry/mesh.ts';
import type { Scene } from '#models/picture/scene.ts';

/** How full space is, coarsely: a grid of cells and coarser grids of it. Tells how much of the sky a point is robbed of. */
export interface Fullness {
  levels: { nx: number; ny: number; nz: number; cells: Float32Array }[];
  from: readonly [number, number, number];
  to: readonly [number, number, number];
  /** Millimetres a cell of the finest grid is wide. */
  cell: number;
}

const most = 40;

export function fullness(scene: Scene, box: Box): Fullness {
  const size = [box.max[0] - box.min[0], box.max[1] - box.min[1], box.max[2] - box.min[2]] as const;
  const cell = Math.max(Math.max(...size) / most, 8);
  const n = size.map((side) => 8 * Math.ceil((Math.ceil(side / cell) + 6) / 8)) as [number, number, number];
  const from = [0, 1, 2].map((axis) => box.min[axis]! - 3 * cell) as [number, number, number];
  const cells = new Float32Array(n[0] * n[1] * n[2]);
  for (let t = 0; t < scene.flags.length; t++) if ((scene.flags[t]! & seeThrough) === 0) soak(cells, n, from, cell, scene, t * 3);
  const first = { nx: n[0], ny: n[1], nz: n[2], cells };
  const second = halved(first);
  return { levels: [first, second, halved(second)], from, to: [from[0] + n[0] * cell, from[1] + n[1] * cell, from[2] + n[2] * cell], cell };
}

/** Marks the cells a triangle passes through, by points closer together than a cell. */
function soak(cells: Float32Array, [nx, ny]: readonly [number, number, number], from: readonly [number, number, number], cell: number, { positions: p, indices }: Scene, t: number): void {
  const a = indices[t]! * 3;
  const b = indices[t + 1]! * 3;
  const c = indices[t + 2]! * 3;
  const along = Math.max(Math.abs(p[b]! - p[a]!), Math.abs(p[b + 1]! - p[a + 1]!), Math.abs(p[b + 2]! - p[a + 2]!));
  const aside = Math.max(Math.abs(p[c]! - p[a]!), Math.abs(p[c + 1]! - p[a + 1]!), Math.abs(p[c + 2]! - p[a + 2]!));
  const steps = 1 + Math.ceil(Math.max(along, aside) / cell);
  for (let i = 0; i <= steps; i++) for (let j = 0; j + i <= steps; j++) {
    const u = i / steps;
    const v = j / steps;
    const x = (p[a]! + (p[b]! - p[a]!) * u + (p[c]! - p[a]!) * v - from[0]) / cell;
    const y = (p[a + 1]! + (p[b + 1]! - p[a + 1]!) * u + (p[c + 1]! - p[a + 1]!) * v - from[1]) / cell;
    const z = (p[a + 2]! + (p[b + 2]! - p[a + 2]!) * u + (p[c + 2]! - p[a + 2]!) * v - from[2]) / cell;
    cells[((z | 0) * ny + (y | 0)) * nx + (x | 0)] = 1;
  }
}

function halved({ nx, ny, nz, cells }: Fullness['levels'][number]): Fullness['levels'][number] {
  const [hx, hy, hz] = [nx >> 1, ny >> 1, nz >> 1];
  const out = new Float32Array(hx * hy * hz);
  for (let z = 0; z < nz; z++) for (let y = 0; y < ny; y++) for (let x = 0; x < nx; x++) {
    const value = cells[(z * ny + y) * nx + x]!;
    if (value > 0) out[((z >> 1) * hy + (y >> 1)) * hx + (x >> 1)]! += value * 0.2;
  }
  for (let i = 0; i < out.length; i++) if (out[i]! > 1) out[i] = 1;
  return { nx: hx, ny: hy, nz: hz, cells: out };
}

/** How open the side a normal points to is: 1 free, towards 0 buried. Looks ahead at three distances, ever more coarsely. */
export function openness(full: Fullness, x: number, y: number, z: number, nx: number, ny: number, nz: number): number {
  const { cell } = full;
  const near = sample(full, 0, x + nx * cell * 1.6, y + ny * cell * 1.6, z + nz * cell * 1.6);
  const middle = sample(full, 1, x + nx * cell * 3.4, y + ny * cell * 3.4, z + nz * cell * 3.4);
  const far = sample(full, 2, x + nx * cell * 7, y + ny * cell * 7, z + nz * cell * 7 + cell);
  return (1 - 0.5 * near) * (1 - 0.55 * middle) * (1 - 0.55 * far);
}

function sample({ levels, from, cell }: Fullness, level: number, x: number, y: number, z: number): number {
  const { nx, ny, nz, cells } = levels[level]!;
  const size = cell * (1 << level);
  const u = (x - from[0]) / size - 0.5;
  const v = (y - from[1]) / size - 0.5;
  const w = (z - from[2]) / size - 0.5;
  if (u < 0 || v < 0 || w < 0 || u >= nx - 1 || v >= ny - 1 || w >= nz - 1) return 0;
  const i = u | 0;
  const j = v | 0;
  const k = w | 0;
  const a = u - i;
  const b = v - j;
  const c = w - k;
  const o = (k * ny + j) * nx + i;
  const p = o + nx * ny;
  const low = (cells[o]! * (1 - a) + cells[o + 1]! * a) * (1 - b) + (cells[o + nx]! * (1 - a) + cells[o + nx + 1]! * a) * b;
  const high = (cells[p]! * (1 - a) + cells[p + 1]! * a) * (1 - b) + (cells[p + nx]! * (1 - a) + cells[p + nx + 1]! * a) * b;
  return low * (1 - c) + high * c;
}
