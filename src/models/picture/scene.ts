import type { Model } from '#models/geometry/mesh.ts';
import type { Surface } from '#models/picture/surface.ts';

/** A model as flat arrays: vertices, triangles, and the surface of each triangle. */
export interface Scene {
  positions: Float32Array;
  normals: Float32Array;
  uvs: Float32Array;
  indices: Uint32Array;
  /** Per triangle: number of its surface. */
  surfaceOf: Uint8Array;
  /** Per triangle: 1 both sides seen, 2 cut across the grain, 4 see-through. */
  flags: Uint8Array;
  surfaces: Surface[];
}

export const bothSidesSeen = 1;
export const acrossGrain = 2;
export const seeThrough = 4;

export function sceneOf(model: Model, surfaceBySlot: Readonly<Record<string, Surface>>): Scene {
  const parts = model.parts.filter((part) => part.mesh.indices.length > 0);
  const corners = parts.reduce((sum, { mesh }) => sum + mesh.positions.length / 3, 0);
  const numbers = parts.reduce((sum, { mesh }) => sum + mesh.indices.length, 0);
  const scene: Scene = {
    positions: new Float32Array(corners * 3),
    normals: new Float32Array(corners * 3),
    uvs: new Float32Array(corners * 2),
    indices: new Uint32Array(numbers),
    surfaceOf: new Uint8Array(numbers / 3),
    flags: new Uint8Array(numbers / 3),
    surfaces: [],
  };
  let corner = 0;
  let index = 0;
  parts.forEach((part, number) => {
    const surface = surfaceBySlot[part.slot]!;
    scene.surfaces.push(surface);
    scene.positions.set(part.mesh.positions, corner * 3);
    scene.normals.set(part.mesh.normals, corner * 3);
    scene.uvs.set(part.mesh.uvs, corner * 2);
    const flags = (part.solid ? 0 : bothSidesSeen) | (surface.opacity < 1 ? seeThrough | bothSidesSeen : 0);
    const across = part.mesh.ends ?? part.mesh.indices.length;
    for (let i = 0; i < part.mesh.indices.length; i += 3, index += 3) {
      for (let k = 0; k < 3; k++) scene.indices[index + k] = part.mesh.indices[i + k]! + corner;
      scene.surfaceOf[index / 3] = number;
      scene.flags[index / 3] = flags | (i >= across ? acrossGrain : 0);
    }
    corner += part.mesh.positions.length / 3;
  });
  return scene;
}
