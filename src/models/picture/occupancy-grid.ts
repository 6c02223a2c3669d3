import { seeThrough } from '#models/picture/scene.ts';
import type { Box } from '#models/geometry/mesh.ts';
import type { Scene } from '#models/picture/scene.ts';

interface Grid {
  nx: number;
  ny: number;
  nz: number;
  cells: Float32Array;
}

/** How full space is, coarsely: a grid of cells and a coarser one. Gives how much of the sky a point does not see. */
export interface OccupancyGrid {
  fine: Grid;
  coarse: Grid;
  /** The grid's lowest corner and its highest, as x, y, z. */
  from: Float64Array;
  to: Float64Array;
  /** Millimetres a cell of the finest grid is wide. */
  cell: number;
}

const most = 40;

export function occupancyGrid(scene: Scene, box: Box): OccupancyGrid {
  const size = [0, 1, 2].map((axis) => box.max[axis]! - box.min[axis]!);
  const cell = Math.max(Math.max(...size) / most, 8);
  const [nx, ny, nz] = size.map((side) => 8 * Math.ceil((Math.ceil(side / cell) + 6) / 8)) as [number, number, number];
  const from = Float64Array.from(box.min, (low) => low - 3 * cell);
  const fine: Grid = { nx, ny, nz, cells: new Float32Array(nx * ny * nz) };
  // Glass blocks a little of the sky: enough that it seems to stand on its floor rather than float.
  for (let t = 0; t < scene.flags.length; t++)
    markTriangle(fine, from, cell, scene, t * 3, (scene.flags[t]! & seeThrough) === 0 ? 1 : 0.35);
  return {
    fine,
    coarse: halved(halved(fine)),
    from,
    to: Float64Array.of(from[0]! + nx * cell, from[1]! + ny * cell, from[2]! + nz * cell),
    cell,
  };
}

/**
 * Marks the cells a triangle passes through, by points a cell apart: along its longest side and, from there, its
 * shortest.
 */
function markTriangle(
  { nx, ny, cells }: Grid,
  from: Float64Array,
  cell: number,
  { positions: p, indices }: Scene,
  t: number,
  value: number,
): void {
  let a = indices[t]! * 3;
  let b = indices[t + 1]! * 3;
  let c = indices[t + 2]! * 3;
  const ab = spread(p, a, b);
  const bc = spread(p, b, c);
  const ca = spread(p, c, a);
  if (bc <= ab && bc <= ca) [a, b, c] = ab > ca ? [b, a, c] : [c, a, b];
  else if (ca <= ab) [a, b, c] = ab > bc ? [a, b, c] : [c, b, a];
  else [a, b, c] = ca > bc ? [a, c, b] : [b, c, a];
  const long = 1 + Math.ceil(Math.max(ab, bc, ca) / cell);
  const short = 1 + Math.ceil(Math.min(ab, bc, ca) / cell);
  for (let i = 0; i <= long; i++)
    for (let j = 0; j <= short; j++) {
      const u = i / long;
      const v = (1 - u) * (j / short);
      const x = (p[a]! + (p[b]! - p[a]!) * u + (p[c]! - p[a]!) * v - from[0]!) / cell;
      const y = (p[a + 1]! + (p[b + 1]! - p[a + 1]!) * u + (p[c + 1]! - p[a + 1]!) * v - from[1]!) / cell;
      const z = (p[a + 2]! + (p[b + 2]! - p[a + 2]!) * u + (p[c + 2]! - p[a + 2]!) * v - from[2]!) / cell;
      const at = ((z | 0) * ny + (y | 0)) * nx + (x | 0);
      if (cells[at]! < value) cells[at] = value;
    }
}

function spread(p: Float32Array, a: number, b: number): number {
  return Math.max(Math.abs(p[b]! - p[a]!), Math.abs(p[b + 1]! - p[a + 1]!), Math.abs(p[b + 2]! - p[a + 2]!));
}

function halved({ nx, ny, nz, cells }: Grid): Grid {
  const hx = nx >> 1;
  const hy = ny >> 1;
  const hz = nz >> 1;
  const out = new Float32Array(hx * hy * hz);
  for (let z = 0; z < nz; z++)
    for (let y = 0; y < ny; y++) halveRow(cells, (z * ny + y) * nx, nx, out, ((z >> 1) * hy + (y >> 1)) * hx);
  for (let i = 0; i < out.length; i++) if (out[i]! > 1) out[i] = 1;
  return { nx: hx, ny: hy, nz: hz, cells: out };
}

function halveRow(cells: Float32Array, from: number, count: number, out: Float32Array, to: number): void {
  for (let x = 0; x < count; x++) if (cells[from + x]! > 0) out[to + (x >> 1)]! += cells[from + x]! * 0.2;
}

/**
 * How open the side a normal points to is: 1 free, towards 0 buried. Looks ahead twice: near, and farther and more
 * coarsely.
 */
export function openness(
  { fine, coarse, from, cell }: OccupancyGrid,
  x: number,
  y: number,
  z: number,
  nx: number,
  ny: number,
  nz: number,
): number {
  const u = (x - from[0]!) / cell;
  const v = (y - from[1]!) / cell;
  const w = (z - from[2]!) / cell;
  const near = sample(fine, u + nx * 1.7, v + ny * 1.7, w + nz * 1.7);
  const far = sample(coarse, (u + nx * 5.6) * 0.25, (v + ny * 5.6) * 0.25, (w + nz * 5.6 + 0.8) * 0.25);
  return (1 - 0.55 * near) * (1 - 0.75 * far);
}

/** Between the eight cells around a place, in cells. */
function sample({ nx, ny, nz, cells }: Grid, x: number, y: number, z: number): number {
  const u = x - 0.5;
  const v = y - 0.5;
  const w = z - 0.5;
  if (u < 0 || v < 0 || w < 0 || u >= nx - 1 || v >= ny - 1 || w >= nz - 1) return 0;
  const i = u | 0;
  const j = v | 0;
  const k = w | 0;
  const a = u - i;
  const b = v - j;
  const c = w - k;
  const o = (k * ny + j) * nx + i;
  const p = o + nx * ny;
  const low =
    (cells[o]! * (1 - a) + cells[o + 1]! * a) * (1 - b) + (cells[o + nx]! * (1 - a) + cells[o + nx + 1]! * a) * b;
  const high =
    (cells[p]! * (1 - a) + cells[p + 1]! * a) * (1 - b) + (cells[p + nx]! * (1 - a) + cells[p + nx + 1]! * a) * b;
  return low * (1 - c) + high * c;
}
