import {
  Box3,
  LoadingManager,
  Mesh,
  Raycaster,
  TextureLoader,
  Vector2,
  type Group,
  type Material,
  type Object3D,
  type Texture,
} from 'three';
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js';
import { fromStage } from '#viewer/camera-pose.ts';
import type { Box } from '#models/geometry/mesh.ts';
import type { SceneObjects } from '#viewer/stage/scene-objects.ts';

/** An uploaded file on the stage: its objects, its bounds in our axes (millimetres, Z up), and its size. */
interface LoadedFile {
  objects: SceneObjects;
  box: Box;
  triangles: number;
}

/** Opens a GLB our own server has checked and rewritten. External references it might still contain are not fetched. */
export async function loadFile(address: string, sharpness: number): Promise<LoadedFile> {
  const answer = await fetch(address, { credentials: 'same-origin' });
  if (!answer.ok) throw new Error(`the model answered ${answer.status}`);
  const { scene } = await loader().parseAsync(await answer.arrayBuffer(), '');
  const meshes = meshesIn(scene);
  for (const mesh of meshes) prepare(mesh, sharpness);
  return {
    objects: sceneObjectsOf(scene, meshes),
    box: boxOf(scene),
    triangles: meshes.reduce(
      (sum, { geometry }) => sum + (geometry.index ?? geometry.attributes.position!).count / 3,
      0,
    ),
  };
}

function loader(): GLTFLoader {
  const manager = new LoadingManager();
  manager.setURLModifier((url) => {
    if (!url.startsWith('blob:')) throw new Error('a model has everything inside');
    return url;
  });
  // Pictures are loaded as elements: our content security policy lets a page show its own blobs, not fetch them.
  return new GLTFLoader(manager).register((parser) => {
    parser.textureLoader = new TextureLoader(manager);
    return { name: 'pictures as elements' };
  });
}

function sceneObjectsOf(group: Group, meshes: readonly Mesh[]): SceneObjects {
  return {
    group,
    applyFinishes: async () => undefined,
    showMode: () => undefined,
    pick(camera, x, y) {
      const ray = new Raycaster();
      ray.setFromCamera(new Vector2(x, y), camera);
      const [hit] = ray.intersectObjects([...meshes], false);
      return hit
        ? { owner: 'file', kind: 'furniture', point: fromStage([hit.point.x, hit.point.y, hit.point.z]) }
        : null;
    },
    dispose() {
      for (const { geometry, material } of meshes) {
        geometry.dispose();
        for (const each of [material].flat()) disposeMaterial(each);
      }
    },
  };
}

function meshesIn(scene: Object3D): Mesh[] {
  const found: Mesh[] = [];
  scene.traverse((each) => {
    if (each instanceof Mesh) found.push(each);
  });
  return found;
}

function prepare(mesh: Mesh, sharpness: number): void {
  const materials = [mesh.material].flat();
  const solid = materials.every(({ transparent }) => !transparent);
  mesh.castShadow = solid;
  mesh.receiveShadow = solid;
  for (const material of materials) for (const texture of texturesOf(material)) texture.anisotropy = sharpness;
}

function disposeMaterial(material: Material): void {
  for (const texture of texturesOf(material)) texture.dispose();
  material.dispose();
}

function texturesOf(material: Material): Texture[] {
  return Object.values(material).filter(
    (value: unknown): value is Texture => typeof value === 'object' && value !== null && 'isTexture' in value,
  );
}

function boxOf(scene: Object3D): Box {
  const { min, max } = new Box3().setFromObject(scene, true);
  const a = fromStage([min.x, min.y, min.z]);
  const b = fromStage([max.x, max.y, max.z]);
  return { min: [a[0], b[1], a[2]], max: [b[0], a[1], b[2]] };
}
