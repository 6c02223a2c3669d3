import { boundsOf } from '#models/geometry/bounds.ts';
import { merge } from '#models/geometry/transform.ts';
import type { Box, Mesh, Model, Part } from '#models/geometry/mesh.ts';

/** A part made of the meshes of one finish slot. `solid: false` for open sheets: cloth, leaves, paper. */
export function part(slot: string, meshes: Mesh | readonly Mesh[], { solid = true }: { solid?: boolean } = {}): Part {
  return { slot, mesh: Array.isArray(meshes) ? merge(meshes as readonly Mesh[]) : (meshes as Mesh), solid };
}

/** Parts of the same slot and kind become one; empty ones vanish. */
export function model(parts: readonly (Part | null | false)[]): Model {
  const grouped = new Map<string, Part[]>();
  for (const each of parts) {
    if (!each || each.mesh.indices.length === 0) continue;
    const key = `${each.slot} ${each.solid}`;
    grouped.set(key, [...(grouped.get(key) ?? []), each]);
  }
  return {
    parts: [...grouped.values()].map((same) =>
      part(
        same[0]!.slot,
        same.map((each) => each.mesh),
        { solid: same[0]!.solid },
      ),
    ),
  };
}

export function triangleCount(of: Model): number {
  return of.parts.reduce((sum, each) => sum + each.mesh.indices.length / 3, 0);
}

/** Throws unless the model measures exactly this (to a fiftieth of a millimetre). For tests. */
export function assertSize(of: Model, size: { width: number; depth: number; height: number }): Box {
  const box = boundsOf(of);
  const found = [box.max[0] - box.min[0], box.max[1] - box.min[1], box.max[2] - box.min[2]];
  const wanted = [size.width, size.depth, size.height];
  for (const axis of [0, 1, 2]) {
    if (Math.abs(found[axis]! - wanted[axis]!) > 0.02) {
      throw new Error(
        `${['width', 'depth', 'height'][axis]} is ${found[axis]!.toFixed(2)} (${box.min[axis]!.toFixed(2)} … ${box.max[axis]!.toFixed(2)}), wanted ${wanted[axis]}`,
      );
    }
  }
  return box;
}
