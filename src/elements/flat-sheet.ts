import { triangulate } from '#lib/triangulate.ts';
import type { Polygon } from '#lib/polygon.ts';
import { turned } from '#lib/vec2.ts';
import { corner, draft, finished, triangle } from '#models/geometry/draft.ts';
import type { Mesh } from '#models/geometry/mesh.ts';

/**
 * A polygon with holes lying at a height, seen from above or from below. UVs run along `turn` degrees to the X axis.
 */
export function flatSheet(
  polygon: Polygon,
  holes: readonly Polygon[],
  z: number,
  facing: 'up' | 'down',
  turn = 0,
): Mesh {
  const out = draft();
  const { points, triangles } = triangulate(polygon, holes);
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
