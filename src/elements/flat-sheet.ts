import { triangulate } from '#lib/shapes/triangulate.ts';
import type { Polygon } from '#lib/polygon.ts';
import { turned } from '#lib/vec2.ts';
import type { Point } from '#lib/vec2.ts';
import { cutOut } from '#elements/floor/cut-out.ts';
import { corner, draft, finished, triangle } from '#models/geometry/draft.ts';
import type { Mesh } from '#models/geometry/mesh.ts';

/**
 * A polygon with holes lying at a height, seen from above or from below, open where the convex `wells` are. UVs run
 * along `turn` degrees to the X axis.
 */
export function flatSheet(
  polygon: Polygon,
  holes: readonly Polygon[],
  z: number,
  facing: 'up' | 'down',
  turn = 0,
  wells: readonly Polygon[] = [],
): Mesh {
  const out = draft();
  const { points, triangles } = withoutWells(triangulate(polygon, holes), wells);
  const corners = points.map((p) => {
    const { x, y } = turned(p, (-turn * Math.PI) / 180);
    return corner(out, [p.x, p.y, z], x, facing === 'up' ? y : -y);
  });
  for (let i = 0; i < triangles.length; i += 3) {
    const a = corners[triangles[i]!]!;
    const b = corners[triangles[i + 1]!]!;
    const c = corners[triangles[i + 2]!]!;
    if (facing === 'up') triangle(out, a, b, c);
    else triangle(out, a, c, b);
  }
  return finished(out, 1);
}

/** Triangles of what the wells leave; the very ones given where no well comes near. */
export function withoutWells(sheet: Sheet, wells: readonly Polygon[]): Sheet {
  if (wells.length === 0) return sheet;
  const points: Point[] = [...sheet.points];
  const triangles: number[] = [];
  for (let i = 0; i < sheet.triangles.length; i += 3) {
    const corners = [0, 1, 2].map((k) => sheet.triangles[i + k]!);
    const whole = corners.map((k) => sheet.points[k]!);
    for (const piece of cutOut(whole, wells)) {
      const at = piece === whole ? corners : piece.map((p) => points.push(p) - 1);
      for (let k = 1; k + 1 < at.length; k++) triangles.push(at[0]!, at[k]!, at[k + 1]!);
    }
  }
  return { points, triangles };
}

interface Sheet {
  points: readonly Point[];
  triangles: readonly number[];
}
