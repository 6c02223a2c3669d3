import { boundsOf } from '#models/geometry/bounds.ts';
import type { Mesh } from '#models/geometry/mesh.ts';
import type { Vec3 } from '#lib/vec.ts';

/**
 * A soft shape bulges by no round figure; this brings it to its exact measures, a few per cent at most. Only positions
 * change.
 */
export function stretched(mesh: Mesh, from: Vec3, to: Vec3): Mesh {
  const { min, max } = boundsOf(mesh);
  const positions = mesh.positions.slice();
  for (let i = 0; i < positions.length; i++) {
    const axis = i % 3;
    const part = (positions[i]! - min[axis]!) / (max[axis]! - min[axis]! || 1);
    positions[i] = from[axis]! + part * (to[axis]! - from[axis]!);
  }
  return { ...mesh, positions };
}
