import { Vector3, type Ray } from 'three';
import type { Mesh } from '#models/geometry/mesh.ts';

/** How far along a ray a mesh is hit, in the mesh's own axes; from behind only where both sides show. Null: not at all. */
export type HitMesh = (mesh: Mesh, ray: Ray, both: boolean) => number | null;

/**
 * Every triangle in turn: enough for a touch now and then. What asks while the mouse moves prepares its meshes
 * (`bvh-hits.ts`).
 */
export const hitEachTriangle: HitMesh = ({ positions, indices }, ray, both) => {
  const [a, b, c, at] = [new Vector3(), new Vector3(), new Vector3(), new Vector3()];
  let nearest: number | null = null;
  for (let i = 0; i < indices.length; i += 3) {
    a.fromArray(positions, indices[i]! * 3);
    b.fromArray(positions, indices[i + 1]! * 3);
    c.fromArray(positions, indices[i + 2]! * 3);
    if (!ray.intersectTriangle(a, b, c, !both, at)) continue;
    const distance = at.distanceTo(ray.origin);
    if (nearest === null || distance < nearest) nearest = distance;
  }
  return nearest;
};
