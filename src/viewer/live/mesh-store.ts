import { Box3, BufferAttribute, BufferGeometry, Sphere, Vector3 } from 'three';
import type { Mesh } from '#models/geometry/mesh.ts';
import type { SentMesh } from '#viewer/live/scene-patch.ts';

/** The meshes that were sent, by their numbers. */
export interface MeshStore {
  add(sent: SentMesh): void;
  drop(number: number): void;
  meshOf(number: number): Mesh;
  geometryOf(number: number): BufferGeometry;
  size(): number;
}

export function createMeshStore(): MeshStore {
  const kept = new Map<number, { mesh: Mesh; geometry: BufferGeometry }>();
  const known = (number: number) => {
    const found = kept.get(number);
    if (!found) throw new Error(`no mesh ${number}`);
    return found;
  };
  return {
    add: ({ number, ...sent }) => void kept.set(number, { mesh: sent.mesh, geometry: geometryOf(sent) }),
    drop: (number) => void kept.delete(number),
    meshOf: (number) => known(number).mesh,
    geometryOf: (number) => known(number).geometry,
    size: () => kept.size,
  };
}

/** Read by batches, never drawn itself, so there is nothing of it on the graphics card. */
function geometryOf({ mesh: { positions, normals, uvs, indices }, box }: Omit<SentMesh, 'number'>): BufferGeometry {
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(positions, 3));
  geometry.setAttribute('normal', new BufferAttribute(normals, 3));
  geometry.setAttribute('uv', new BufferAttribute(uvs, 2));
  geometry.setIndex(new BufferAttribute(indices, 1));
  geometry.boundingBox = new Box3(new Vector3(...box.min), new Vector3(...box.max));
  geometry.boundingSphere = geometry.boundingBox.getBoundingSphere(new Sphere());
  return geometry;
}
