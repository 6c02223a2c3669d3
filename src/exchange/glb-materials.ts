import { addView } from '#exchange/glb-buffers.ts';
import { pngOf } from '#lib/png.ts';
import { finishOf } from '#models/materials/library.ts';
import { linearColour } from '#models/picture/colour.ts';
import type { Buffers } from '#exchange/glb-buffers.ts';
import type { Finish } from '#models/materials/finish.ts';
import type { TextureCache } from '#models/materials/texture.ts';
import type { Level } from '#models/picture/surface.ts';

/** State shared by the materials of one file. */
export interface MaterialTable {
  textures: TextureCache;
  deflate: (bytes: Uint8Array) => Uint8Array;
  buffers: Buffers;
  images: { bufferView: number; mimeType: 'image/png'; name: string }[];
  materials: object[];
  extensions: Set<string>;
  numbers: Map<string, number>;
}

/** The index of a finish's material, made on first use. `across`: the end grain; `both`: seen from both sides. */
export function materialOf(table: MaterialTable, given: Finish, across: boolean, both: boolean): number {
  // Three pictures for every tone of a board would make files half a megabyte larger.
  const finish = given.toneOf ? finishOf(given.toneOf) : given;
  const level = table.textures.texture(finish, across) ?? table.textures.texture(finish);
  const key = `${finish.id}${across && table.textures.texture(finish, true) ? ' end grain' : ''}${both ? ' both sides' : ''}`;
  const known = table.numbers.get(key);
  if (known !== undefined) return known;
  table.materials.push({
    name: key,
    ...(both ? { doubleSided: true } : {}),
    ...materialJson(table, finish, level, key.replace(' both sides', '')),
  });
  table.numbers.set(key, table.materials.length - 1);
  return table.materials.length - 1;
}

function materialJson(table: MaterialTable, finish: Finish, level: Level | null, name: string): object {
  const colour = linearColour(finish.colour);
  const glass = finish.kind === 'glass';
  const alpha = glass ? 1 : (finish.opacity ?? 1);
  const rough = level ? pictureOf(table, roughness(level, finish), `${name} roughness`) : null;
  const slopes = level && (finish.relief ?? 0) > 0 ? pictureOf(table, normals(level), `${name} normal`) : null;
  return {
    pbrMetallicRoughness: {
      baseColorFactor: [...(level ? [1, 1, 1] : colour), alpha],
      metallicFactor: finish.metalness,
      roughnessFactor: rough === null ? finish.roughness : 1,
      ...(level ? { baseColorTexture: { index: pictureOf(table, level.colour, `${name} colour`, level) } } : {}),
      ...(rough === null ? {} : { metallicRoughnessTexture: { index: rough } }),
    },
    ...(slopes === null ? {} : { normalTexture: { index: slopes, scale: Math.min(1, finish.relief ?? 1) } }),
    ...(finish.glow ? { emissiveFactor: colour.map((value) => Math.min(1, value * finish.glow!)) } : {}),
    ...(alpha < 1 ? { alphaMode: 'BLEND' } : {}),
    ...extensions(table, finish, colour),
  };
}

/** Glass lets light through; velvet and silk have a nap. */
function extensions(table: MaterialTable, finish: Finish, colour: readonly number[]): object {
  const used: Record<string, object> = {};
  if (finish.kind === 'glass')
    used.KHR_materials_transmission = { transmissionFactor: 1 - (finish.opacity ?? 0.1) * 0.8 };
  if (finish.sheen)
    used.KHR_materials_sheen = {
      sheenColorFactor: colour.map((value) => Math.min(1, value * finish.sheen!)),
      sheenRoughnessFactor: 0.5,
    };
  for (const name of Object.keys(used)) table.extensions.add(name);
  return Object.keys(used).length > 0 ? { extensions: used } : {};
}

/** Adds a texture once; null for a uniform one. Texture and image indices are the same. */
function pictureOf(table: MaterialTable, pixels: Uint8Array | null, name: string, size?: Level): number | null {
  if (!pixels) return null;
  const known = table.images.findIndex((image) => image.name === name);
  if (known >= 0) return known;
  const side = size?.width ?? Math.sqrt(pixels.length / 3);
  const png = pngOf({ width: side, height: side, channels: 3, pixels }, table.deflate);
  table.images.push({ bufferView: addView(table.buffers, png), mimeType: 'image/png', name });
  return table.images.length - 1;
}

/** Roughness in green and metalness in blue, or null where it hardly changes. */
function roughness({ relief }: Level, finish: Finish): Uint8Array | null {
  if (!relief) return null;
  let low = 255;
  let high = 0;
  for (let i = 2; i < relief.length; i += 3) {
    low = Math.min(low, relief[i]!);
    high = Math.max(high, relief[i]!);
  }
  if (high - low < 24) return null;
  const out = new Uint8Array(relief.length).fill(255);
  for (let i = 0; i < relief.length; i += 3) {
    out[i + 1] = relief[i + 2]!;
    out[i + 2] = finish.metalness > 0 ? 255 : 0;
  }
  return out;
}

/** Slopes as directions. Our v runs down the picture, glTF's green points up it. */
function normals({ relief }: Level): Uint8Array | null {
  if (!relief) return null;
  const out = new Uint8Array(relief.length);
  for (let i = 0; i < relief.length; i += 3) {
    const x = -(relief[i]! - 128) / 127;
    const y = (relief[i + 1]! - 128) / 127;
    const size = 1 / Math.sqrt(x * x + y * y + 1);
    out[i] = Math.round(127.5 + 127.5 * x * size);
    out[i + 1] = Math.round(127.5 + 127.5 * y * size);
    out[i + 2] = Math.round(127.5 + 127.5 * size);
  }
  return out;
}
