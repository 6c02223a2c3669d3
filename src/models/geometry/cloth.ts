import { corner, draft, finished, quad } from '#models/geometry/draft.ts';
import { smoothed } from '#models/geometry/normals.ts';
import { byDetail } from '#models/geometry/segments.ts';
import { stretched } from '#models/geometry/stretch.ts';
import { noise } from '#lib/noise.ts';
import type { Detail, Mesh } from '#models/geometry/mesh.ts';
import type { Vec3 } from '#lib/vec.ts';

/** An open sheet over a grid of places; both its sides are seen. UVs are the cloth's own millimetres. */
export function sheet(
  columns: number,
  rows: number,
  place: (u: number, v: number) => Vec3,
  size: { width: number; height: number },
): Mesh {
  const out = draft();
  for (let j = 0; j <= rows; j++)
    for (let i = 0; i <= columns; i++)
      corner(out, place(i / columns, j / rows), (i / columns) * size.width, (j / rows) * size.height);
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < columns; i++) {
      const a = j * (columns + 1) + i;
      quad(out, a, a + 1, a + columns + 2, a + columns + 1);
    }
  return finished(out, 85);
}

interface CurtainShape {
  width: number;
  /** From the foremost fold to the hindmost. */
  depth: number;
  height: number;
  folds: number;
  seed?: number;
}

/**
 * Hanging cloth: tight pleats above that open and wander below. Centred on X 0, back at Y 0, hem at Z 0. An open sheet.
 */
export function curtain({ width, depth, height, folds, seed = 1 }: CurtainShape, detail: Detail): Mesh {
  const columns = folds * byDetail(detail, 10, 6, 4);
  const rows = byDetail(detail, 16, 8, 3);
  const mesh = sheet(
    columns,
    rows,
    (u, v) => {
      const hang = 1 - v;
      const wander = (noise(u * folds * 0.7 + seed * 11, hang * 1.5, seed) - 0.5) * 1.4 * hang;
      const phase = 2 * Math.PI * folds * u + wander;
      const swing = (0.62 + 0.38 * hang) * (0.8 + 0.4 * noise(u * folds, 3.5, seed + 4));
      const across = (width * 0.18 * hang * Math.sin(phase * 2 + 1)) / folds / 3;
      return [
        width * (u - 0.5) + across * Math.sin(Math.PI * u),
        (-depth / 2) * (1 + swing * Math.sin(phase)),
        v * height,
      ];
    },
    { width: width * 1.9, height },
  );
  return smoothed(stretched(mesh, [-width / 2, -depth, 0], [width / 2, 0, height]), 85);
}
