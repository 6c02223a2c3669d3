import { glbOf } from '#exchange/glb.ts';
import { buffers, joined } from '#exchange/glb-buffers.ts';
import { createMeshTable } from '#exchange/glb-meshes.ts';
import type { MaterialTable } from '#exchange/glb-materials.ts';
import type { MeshTable } from '#exchange/glb-meshes.ts';
import type { TextureCache } from '#models/materials/texture.ts';

export interface GlbTools {
  textures: TextureCache;
  /** zlib's deflate. */
  deflate: (bytes: Uint8Array) => Uint8Array;
}

/** A GLB in the making: what its nodes point at. */
export interface GlbDraft {
  nodes: object[];
  meshes: MeshTable;
  materials: MaterialTable;
  cameras: object[];
  lights: object[];
}

export function glbDraft({ textures, deflate }: GlbTools): GlbDraft {
  const materials: MaterialTable = {
    textures,
    deflate,
    buffers: buffers(),
    images: [],
    materials: [],
    extensions: new Set(),
    numbers: new Map(),
  };
  return { nodes: [], meshes: createMeshTable(), materials, cameras: [], lights: [] };
}

/** Returns the node's index. */
export function addNode(to: GlbDraft, node: object): number {
  return to.nodes.push(node) - 1;
}

const sampler = { magFilter: 9729, minFilter: 9987, wrapS: 10497, wrapT: 10497 };

/** The bytes. `roots` are the indices of the nodes without a parent. */
export function glbFile(
  { nodes, meshes: { meshes }, materials: shelf, cameras, lights }: GlbDraft,
  roots: readonly number[],
  scene: object = {},
): Uint8Array {
  const { images, materials, buffers: store } = shelf;
  const extensions = [...shelf.extensions, ...(lights.length > 0 ? ['KHR_lights_punctual'] : [])];
  const lists = {
    nodes,
    meshes,
    materials,
    cameras,
    accessors: store.accessors,
    bufferViews: store.views,
    images,
    textures: images.map((_, source) => ({ source, sampler: 0 })),
    samplers: images.length > 0 ? [sampler] : [],
  };
  return glbOf(
    {
      asset: { version: '2.0', generator: 'Hien' },
      scene: 0,
      scenes: [{ ...scene, ...(roots.length > 0 ? { nodes: roots } : {}) }],
      // The format knows no empty lists.
      ...Object.fromEntries(Object.entries(lists).filter(([, list]) => list.length > 0)),
      ...(store.length > 0 ? { buffers: [{ byteLength: store.length }] } : {}),
      ...(extensions.length > 0 ? { extensionsUsed: extensions } : {}),
      ...(lights.length > 0 ? { extensions: { KHR_lights_punctual: { lights } } } : {}),
    },
    joined(store),
  );
}
