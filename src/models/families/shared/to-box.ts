import { boundsOf } from '#models/geometry/bounds.ts';
import type { Mesh, Part } from '#models/geometry/mesh.ts';

/**
 * Draws a piece made nearly to size to its exact box, all parts alike: centred on the origin's axis, standing on Z 0.
 */
export function toBox(parts: readonly Part[], box: { width: number; depth: number; height: number }): Part[] {
  const { min, max } = boundsOf({ parts: [...parts] });
  const size = [box.width, box.depth, box.height];
  const from = [-box.width / 2, -box.depth / 2, 0];
  const drawn = (mesh: Mesh): Mesh => ({
    ...mesh,
    positions: mesh.positions.map(
      (value, i) => from[i % 3]! + ((value - min[i % 3]!) / (max[i % 3]! - min[i % 3]!)) * size[i % 3]!,
    ),
  });
  return parts.map((part) => ({ ...part, mesh: drawn(part.mesh) }));
}
