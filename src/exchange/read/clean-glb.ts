import { addFloats, addIndices, addView, buffers, joined, type Buffers } from '#exchange/glb-buffers.ts';
import { glbOf } from '#exchange/glb.ts';
import { textureIn, textureSlots, type CleanLists, type CleanMaterial } from '#exchange/read/materials.ts';
import type { ReadModel, ReadPart } from '#exchange/read/read-model.ts';

/** A re-encoded picture, by the index it had in the file. */
export type ReencodedImages = ReadonlyMap<number, { bytes: Uint8Array; mimeType: 'image/png' | 'image/jpeg' }>;

/**
 * The file rewritten from what we read: nothing else of what was sent is in it, no address, no note, no location of a
 * photo.
 */
export function cleanGlb({ meshes, placed, lists }: ReadModel, images: ReencodedImages): Uint8Array {
  const store = buffers();
  const written = meshes.map((parts) => ({ primitives: parts.map((part) => primitiveOf(store, part)) }));
  const nodes = placed.map(({ mesh, world: [x, y, z] }) => ({
    mesh,
    matrix: [0, 1, 2, 3].flatMap((k) => [x![k]!, y![k]!, z![k]!, k === 3 ? 1 : 0]),
  }));
  const numbers = [...images.keys()];
  const pictures = numbers.map((number) => ({
    bufferView: addView(store, images.get(number)!.bytes),
    mimeType: images.get(number)!.mimeType,
  }));
  const materials = lists.materials.map((material) => withoutMissing(material, lists, images));
  const textures = lists.textures.map(({ source, sampler }) => ({
    ...(source !== undefined && images.has(source) ? { source: numbers.indexOf(source) } : {}),
    ...(sampler === undefined ? {} : { sampler }),
  }));
  const used = [...new Set(materials.flatMap(extensionsOf))];
  const all = {
    nodes,
    meshes: written,
    materials,
    accessors: store.accessors,
    bufferViews: store.views,
    images: pictures,
    textures,
    samplers: lists.samplers,
  };
  return glbOf(
    {
      asset: { version: '2.0', generator: 'Hien' },
      scene: 0,
      scenes: [{ nodes: nodes.map((_, i) => i) }],
      // The format knows no empty lists.
      ...Object.fromEntries(Object.entries(all).filter(([, list]) => list.length > 0)),
      buffers: [{ byteLength: store.length }],
      ...(used.length > 0 ? { extensionsUsed: used } : {}),
    },
    joined(store),
  );
}

function primitiveOf(store: Buffers, { material, positions, normals, uvs, colours, triangles }: ReadPart): object {
  const attributes = {
    POSITION: addFloats(store, positions, 'VEC3', true),
    ...(normals ? { NORMAL: addFloats(store, normals, 'VEC3') } : {}),
    ...(uvs[0] ? { TEXCOORD_0: addFloats(store, uvs[0], 'VEC2') } : {}),
    ...(uvs[1] ? { TEXCOORD_1: addFloats(store, uvs[1], 'VEC2') } : {}),
    ...(colours ? { COLOR_0: addFloats(store, colours, 'VEC4') } : {}),
  };
  return {
    attributes,
    indices: addIndices(store, triangles, positions.length / 3),
    ...(material === null ? {} : { material }),
  };
}

/** A viewer would wait for a texture without a picture. */
function withoutMissing(material: CleanMaterial, { textures }: CleanLists, images: ReencodedImages): CleanMaterial {
  const kept = structuredClone(material);
  for (const slot of textureSlots) {
    const source = textures[textureIn(kept, slot)?.index ?? -1]?.source;
    if (source !== undefined && images.has(source)) continue;
    if (slot === 'baseColorTexture' || slot === 'metallicRoughnessTexture') delete kept.pbrMetallicRoughness?.[slot];
    else delete kept[slot];
  }
  return kept;
}

function extensionsOf(material: CleanMaterial): string[] {
  const moved = textureSlots.some((slot) => textureIn(material, slot)?.extensions?.KHR_texture_transform !== undefined);
  return [...Object.keys(material.extensions ?? {}), ...(moved ? ['KHR_texture_transform'] : [])];
}
