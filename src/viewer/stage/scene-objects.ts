import {
  BufferAttribute,
  BufferGeometry,
  Group,
  InstancedMesh,
  MeshBasicMaterial,
  type Material,
  Raycaster,
  Vector2,
  type Camera,
} from 'three';
import type { ElementKind } from '#elements/placed-part.ts';
import type { Vec3 } from '#lib/vec.ts';
import type { Mesh } from '#models/geometry/mesh.ts';
import { fromStage } from '#viewer/camera-pose.ts';
import type { Batch, Drawable } from '#viewer/drawable.ts';
import type { Mode } from '#viewer/stage/camera-controller.ts';
import { contactDecals } from '#viewer/stage/contact-decals.ts';
import { instanceMatrix } from '#viewer/stage/instance-matrix.ts';
import type { MaterialCache } from '#viewer/stage/material-cache.ts';

/** A subject as three draws it; what a ray meets is in our axes (millimetres, Z up). */
export interface SceneObjects {
  group: Group;
  /** Applies finishes: by slot where given, else each batch's own. Nothing is rebuilt. */
  applyFinishes(bySlot: Readonly<Record<string, string>>): Promise<void>;
  showMode(mode: Mode): void;
  /** From −1 at the left and below to 1. */
  pick(camera: Camera, x: number, y: number): { owner: string; kind: ElementKind; point: Vec3 } | null;
  dispose(): void;
}

export function createSceneObjects(drawable: Drawable, materials: MaterialCache, lift: number): SceneObjects {
  const group = new Group();
  group.rotation.x = -Math.PI / 2;
  group.scale.setScalar(0.001);
  const geometries = drawable.meshes.map(geometryOf);
  const bare = new MeshBasicMaterial({ visible: false });
  const copies = drawable.batches.map((batch) => copiesOf(batch, geometries[batch.mesh]!, bare));
  const decals = contactDecals(drawable.shadows, lift);
  group.add(...copies, ...decals.meshes);
  return {
    group,
    async applyFinishes(bySlot) {
      await Promise.all(
        drawable.batches.map(async ({ slot, finish, both }, i) => {
          const pair = await materials.materialsFor(bySlot[slot] ?? finish, both);
          setMaterials(copies[i]!, pair);
        }),
      );
    },
    showMode: () => undefined,
    pick(camera, x, y) {
      const ray = new Raycaster();
      ray.setFromCamera(new Vector2(x, y), camera);
      const [hit] = ray.intersectObjects(copies, false);
      if (!hit) return null;
      const owner = drawable.batches[copies.indexOf(hit.object as InstancedMesh)]!.owners[hit.instanceId ?? 0]!;
      return { owner, kind: 'furniture', point: fromStage([hit.point.x, hit.point.y, hit.point.z]) };
    },
    dispose() {
      for (const each of geometries) each.dispose();
      for (const each of copies) each.dispose();
      decals.dispose();
      bare.dispose();
    },
  };
}

/** Two ranges, along the grain and across it, so that one finish or two can be applied. */
function geometryOf({ positions, normals, uvs, indices, ends = indices.length }: Mesh): BufferGeometry {
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(positions, 3));
  geometry.setAttribute('normal', new BufferAttribute(normals, 3));
  geometry.setAttribute('uv', new BufferAttribute(uvs, 2));
  geometry.setIndex(new BufferAttribute(indices, 1));
  if (ends > 0) geometry.addGroup(0, ends, 0);
  if (ends < indices.length) geometry.addGroup(ends, indices.length - ends, 1);
  return geometry;
}

function copiesOf({ owners, places }: Batch, geometry: BufferGeometry, bare: Material): InstancedMesh {
  const copies: InstancedMesh<BufferGeometry, Material | Material[]> = new InstancedMesh(geometry, bare, owners.length);
  owners.forEach((_, i) => copies.setMatrixAt(i, instanceMatrix(places, i)));
  return copies;
}

function setMaterials(copies: InstancedMesh, pair: [Material, Material]): void {
  // One material for both ranges is one call to the graphics card instead of two.
  copies.material = pair[0] === pair[1] ? pair[0] : pair;
  const solid = !pair[0].transparent;
  copies.castShadow = solid;
  copies.receiveShadow = solid;
}
