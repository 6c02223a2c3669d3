import { corner, draft, finished, quad } from '#models/geometry/draft.ts';
import { smoothed } from '#models/geometry/normals.ts';
import { byDetail } from '#models/geometry/segments.ts';
import { stretched } from '#models/geometry/stretch.ts';
import { noise } from '#lib/noise.ts';
import { distance } from '#lib/vec.ts';
import type { Detail, Mesh } from '#models/geometry/mesh.ts';
import type { Vec3 } from '#lib/vec.ts';

/** An open sheet over a grid of places; both its sides are seen. UVs are the cloth's own millimetres. */
export function sheet(columns: number, rows: number, place: (u: number, v: number) => Vec3, size: { width: number; height: number }): Mesh {
  const out = draft();
  for (let j = 0; j <= rows; j++) for (let i = 0; i <= columns; i++) corner(out, place(i / columns, j / rows), (i / columns) * size.width, (j / rows) * size.height);
  for (let j = 0; j < rows; j++) for (let i = 0; i < columns; i++) {
    const a = j * (columns + 1) + i;
    quad(out, a, a + 1, a + columns + 2, a + columns + 1);
  }
  return finished(out, 85);
}

export interface CurtainShape {
  width: number;
  /** From the foremost fold to the hindmost. */
  depth: number;
  height: number;
  folds: number;
  seed?: number;
}

/** Hanging cloth: tight pleats above that open and wander below. Centred on X 0, back at Y 0, hem at Z 0. An open sheet. */
export function curtain({ width, depth, height, folds, seed = 1 }: CurtainShape, detail: Detail): Mesh {
  const columns = folds * byDetail(detail, 10, 6, 4);
  const rows = byDetail(detail, 16, 8, 3);
  const mesh = sheet(columns, rows, (u, v) => {
    const hang = 1 - v;
    const wander = (noise(u * folds * 0.7 + seed * 11, hang * 1.5, seed) - 0.5) * 1.4 * hang;
    const phase = 2 * Math.PI * folds * u + wander;
    const swing = (0.62 + 0.38 * hang) * (0.8 + 0.4 * noise(u * folds, 3.5, seed + 4));
    const across = (width * 0.18 * hang * Math.sin(phase * 2 + 1)) / folds / 3;
    return [width * (u - 0.5) + across * Math.sin(Math.PI * u), (-depth / 2) * (1 + swing * Math.sin(phase)), v * height];
  }, { width: width * 1.9, height });
  return smoothed(stretched(mesh, [-width / 2, -depth, 0], [width / 2, 0, height]), 85);
}

export interface ThrowShape {
  /** The line the cloth lies along, from one hem to the other. */
  path: readonly Vec3[];
  /** Which way its width runs, as a vector of that length. */
  across: Vec3;
  seed?: number;
}

/** A throw laid over an arm, a back or a bed: follows the line, its edges waving a little. An open sheet. */
export function throwOver({ path, across, seed = 1 }: ThrowShape, detail: Detail): Mesh {
  const columns = byDetail(detail, 18, 10, 3);
  const way = path.reduce<number[]>((sums, point, i) => (i === 0 ? [0] : [...sums, sums.at(-1)! + distance(point, path[i - 1]!)]), []);
  const total = way.at(-1)!;
  const rows = Math.max(path.length - 1, byDetail(detail, 26, 14, path.length - 1));
  return sheet(columns, rows, (u, v) => {
    const at = along(path, way, v * total);
    const loose = Math.abs(2 * v - 1) ** 2;
    const wave = (noise(u * 3.2 + seed * 9, v * 1.2, seed) - 0.5) * 22 * loose + (noise(u * 7, v * 4, seed + 2) - 0.5) * 5;
    const edge = u - 0.5 + (noise(v * 3, seed, seed + 5) - 0.5) * 0.05;
    return [at[0] + across[0] * edge, at[1] + across[1] * edge + wave * 0.25, at[2] + across[2] * edge + Math.max(0, wave) * 0.35];
  }, { width: Math.hypot(...across), height: total });
}

function along(path: readonly Vec3[], way: readonly number[], at: number): Vec3 {
  const next = Math.min(path.length - 1, Math.max(1, way.findIndex((sum) => sum >= at - 1e-6)));
  const t = (at - way[next - 1]!) / (way[next]! - way[next - 1]! || 1);
  const [a, b] = [path[next - 1]!, path[next]!];
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t];
}
