import { glbOf } from '#exchange/glb.ts';
import { addFloats, addIndices, buffers, joined } from '#exchange/glb-buffers.ts';
import { materialOf } from '#exchange/glb-materials.ts';
import { tangentsOf } from '#exchange/tangents.ts';
import type { Buffers } from '#exchange/glb-buffers.ts';
import type { MaterialShelf } from '#exchange/glb-materials.ts';
import type { Finish } from '#models/materials/finish.ts';
import type { TextureCache } from '#models/materials/texture.ts';
import type { Model, Part } from '#models/geometry/mesh.ts';
import type { Vec3 } from '#lib/vec.ts';

/** A model somewhere: millimetres, Z up, turned about Z by degrees. The same model object placed twice is stored once. */
export interface GlbItem {
  name: string;
  model: Model;
  /** The finish of each slot. */
  wear: Readonly<Record<string, Finish>>;
  at?: Vec3;
  turn?: number;
}

export interface GlbTools {
  textures: TextureCache;
  /** zlib's deflate. */
  deflate: (bytes: Uint8Array) => Uint8Array;
}

/** A GLB: metres, Y up, front towards +Z, pictures inside. The one place where our axes become glTF's. */
export function modelGlb(items: readonly GlbItem[], { textures, deflate }: GlbTools): Uint8Array {
  const store = buffers();
  const shelf: MaterialShelf = { textures, deflate, buffers: store, images: [], materials: [], extensions: new Set(), numbers: new Map() };
  const meshes: object[] = [];
  const numbers = new Map<Model, Map<string, number>>();
  const nodes = items.map((item) => {
    const dressed = JSON.stringify(Object.entries(item.wear).map(([slot, finish]) => [slot, finish.id]));
    const known = numbers.get(item.model) ?? new Map<string, number>();
    if (!known.has(dressed)) known.set(dressed, meshes.push({ name: item.name, primitives: item.model.parts.flatMap((part) => primitives(part, item.wear[part.slot]!, store, shelf)) }) - 1);
    numbers.set(item.model, known);
    return { name: item.name, mesh: known.get(dressed)!, ...placed(item) };
  });
  const json = {
    asset: { version: '2.0', generator: 'Hien' },
    scene: 0,
    scenes: [{ nodes: nodes.map((_, i) => i) }],
    nodes, meshes, materials: shelf.materials,
    accessors: store.accessors, bufferViews: store.views, buffers: [{ byteLength: store.length }],
    ...(shelf.images.length > 0 ? { images: shelf.images, textures: shelf.images.map((_, source) => ({ source, sampler: 0 })), samplers: [{ magFilter: 9729, minFilter: 9987, wrapS: 10497, wrapT: 10497 }] } : {}),
    ...(shelf.extensions.size > 0 ? { extensionsUsed: [...shelf.extensions] } : {}),
  };
  return glbOf(json, joined(store));
}

function placed({ at, turn = 0 }: GlbItem): object {
  const half = (turn * Math.PI) / 360;
  return {
    ...(at ? { translation: [at[0] / 1000, at[2] / 1000, -at[1] / 1000] } : {}),
    ...(turn === 0 ? {} : { rotation: [0, Math.sin(half), 0, Math.cos(half)] }),
  };
}

/** One primitive along the grain and one across it, sharing their corners unless their pictures differ in size. */
function primitives({ mesh, solid }: Part, finish: Finish, store: Buffers, shelf: MaterialShelf): object[] {
  const position = addFloats(store, turned(mesh.positions, 0.001), 'VEC3', true);
  const normal = addFloats(store, turned(mesh.normals, 1), 'VEC3');
  const corners = mesh.positions.length / 3;
  const ends = mesh.ends ?? mesh.indices.length;
  const both = !solid || (finish.opacity ?? 1) < 1;
  const ranges = [{ indices: mesh.indices.subarray(0, ends), across: false }, { indices: mesh.indices.subarray(ends), across: true }].filter(({ indices }) => indices.length > 0);
  const split = shelf.textures.texture(finish, true) !== null;
  const wanted = split ? ranges : [{ indices: mesh.indices, across: false }];
  const tangent = (finish.relief ?? 0) > 0 && shelf.textures.texture(finish)?.relief ? { TANGENT: addFloats(store, tangentsOf(mesh), 'VEC4') } : {};
  return wanted.map(({ indices, across }) => ({
    attributes: { POSITION: position, NORMAL: normal, ...tangent, ...(shelf.textures.texture(finish) ? { TEXCOORD_0: addFloats(store, tiled(mesh.uvs, shelf.textures.surface(finish)[across ? 'endTile' : 'tile']), 'VEC2') } : {}) },
    indices: addIndices(store, indices, corners),
    material: materialOf(shelf, finish, across, both),
  }));
}

function turned(values: Float32Array, by: number): Float32Array {
  const out = new Float32Array(values.length);
  for (let i = 0; i < values.length; i += 3) {
    out[i] = values[i]! * by;
    out[i + 1] = values[i + 2]! * by;
    out[i + 2] = -values[i + 1]! * by;
  }
  return out;
}

function tiled(uvs: Float32Array, tile: Float64Array): Float32Array {
  return uvs.map((value, i) => value / tile[i % 2]!);
}
