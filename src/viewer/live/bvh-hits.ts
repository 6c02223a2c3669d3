import { BufferAttribute, BufferGeometry, DoubleSide, FrontSide } from 'three';
import { MeshBVH } from 'three-mesh-bvh';
import type { Mesh } from '#models/geometry/mesh.ts';
import type { HitMesh } from '#viewer/live/hit-mesh.ts';

/**
 * For a pointer that asks at every move: a mesh is prepared the first time a ray comes near it, and forgotten with it.
 * Only the workspace loads this: on a product's page one touches now and then.
 */
export function bvhHits(): HitMesh {
  const trees = new WeakMap<Mesh, MeshBVH>();
  const treeOf = (mesh: Mesh): MeshBVH => {
    const tree = trees.get(mesh) ?? plant(mesh);
    trees.set(mesh, tree);
    return tree;
  };
  return (mesh, ray, both) => treeOf(mesh).raycastFirst(ray, both ? DoubleSide : FrontSide)?.distance ?? null;
}

/** The index is put in order in place, so the tree gets its own. */
function plant({ positions, indices }: Mesh): MeshBVH {
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(positions, 3));
  geometry.setIndex(new BufferAttribute(indices.slice(), 1));
  return new MeshBVH(geometry);
}
