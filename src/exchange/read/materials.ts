import { z } from 'zod';
import { RefusedFile } from '#exchange/budget/refusal.ts';
import type { Gltf } from '#exchange/budget/gltf-schema.ts';

/**
 * What we keep of a material: what we draw. Everything else is dropped. Numbers are clamped to their range, not
 * trusted.
 */
const within = (least: number, most: number) => z.number().transform((value) => Math.min(most, Math.max(least, value)));
const share = within(0, 1);
const colour = z.tuple([share, share, share]);
const number = z.int().min(0).max(1_000_000);

const moved = z.object({
  offset: z.tuple([within(-1000, 1000), within(-1000, 1000)]).optional(),
  rotation: within(-1000, 1000).optional(),
  scale: z.tuple([within(-1000, 1000), within(-1000, 1000)]).optional(),
});
const texture = z.object({
  index: number,
  texCoord: z.int().min(0).max(1).catch(0).optional(),
  extensions: z.object({ KHR_texture_transform: moved.optional() }).optional(),
});

const extensions = z.object({
  KHR_materials_unlit: z.object({}).optional(),
  KHR_materials_emissive_strength: z.object({ emissiveStrength: within(0, 10).optional() }).optional(),
  KHR_materials_ior: z.object({ ior: within(1, 3).optional() }).optional(),
  KHR_materials_specular: z
    .object({ specularFactor: share.optional(), specularColorFactor: colour.optional() })
    .optional(),
  KHR_materials_clearcoat: z
    .object({ clearcoatFactor: share.optional(), clearcoatRoughnessFactor: share.optional() })
    .optional(),
  KHR_materials_sheen: z
    .object({ sheenColorFactor: colour.optional(), sheenRoughnessFactor: share.optional() })
    .optional(),
  KHR_materials_transmission: z.object({ transmissionFactor: share.optional() }).optional(),
});

const material = z.object({
  name: z
    .string()
    // By whole signs: half of one is no JSON to the database.
    .transform((text) => [...text.replace(/\p{C}/gu, '').trim()].slice(0, 60).join(''))
    .optional(),
  pbrMetallicRoughness: z
    .object({
      baseColorFactor: z.tuple([share, share, share, share]).optional(),
      metallicFactor: share.optional(),
      roughnessFactor: share.optional(),
      baseColorTexture: texture.optional(),
      metallicRoughnessTexture: texture.optional(),
    })
    .optional(),
  normalTexture: texture.extend({ scale: within(-4, 4).optional() }).optional(),
  occlusionTexture: texture.extend({ strength: share.optional() }).optional(),
  emissiveTexture: texture.optional(),
  emissiveFactor: colour.optional(),
  alphaMode: z.enum(['OPAQUE', 'MASK', 'BLEND']).optional(),
  alphaCutoff: share.optional(),
  doubleSided: z.boolean().optional(),
  extensions: extensions.optional(),
});
export type CleanMaterial = z.infer<typeof material>;

const lists = z.object({
  materials: z.array(material).optional(),
  textures: z
    .array(z.object({ source: number.optional(), sampler: number.optional() }))
    .max(1000)
    .optional(),
  samplers: z
    .array(
      z.object({
        magFilter: z.literal([9728, 9729]).optional(),
        minFilter: z.literal([9728, 9729, 9984, 9985, 9986, 9987]).optional(),
        wrapS: z.literal([33071, 33648, 10497]).optional(),
        wrapT: z.literal([33071, 33648, 10497]).optional(),
      }),
    )
    .max(1000)
    .optional(),
});
export type CleanLists = Required<z.infer<typeof lists>>;

/** The textures of a material; those of colour are visible, the others steer light. */
export const textureSlots = [
  'baseColorTexture',
  'metallicRoughnessTexture',
  'normalTexture',
  'occlusionTexture',
  'emissiveTexture',
] as const;
export type TextureSlot = (typeof textureSlots)[number];
type TextureInfo = z.infer<typeof texture>;

export function readMaterials(gltf: Gltf): CleanLists {
  const read = lists.safeParse(gltf);
  if (!read.success)
    throw new RefusedFile('not-valid', {
      what: read.error.issues[0]?.path.join('.') ?? '',
      found: read.error.issues[0]?.code ?? '',
    });
  const { materials = [], textures = [], samplers = [] } = read.data;
  for (const { source, sampler } of textures) {
    if (source !== undefined && !gltf.images?.[source])
      throw new RefusedFile('not-valid', { what: 'texture.source', found: source });
    if (sampler !== undefined && !samplers[sampler])
      throw new RefusedFile('not-valid', { what: 'texture.sampler', found: sampler });
  }
  for (const each of materials)
    for (const slot of textureSlots) {
      const index = textureIn(each, slot)?.index;
      if (index !== undefined && !textures[index]) throw new RefusedFile('not-valid', { what: slot, found: index });
    }
  return { materials, textures, samplers };
}

export function textureIn(of: CleanMaterial, slot: TextureSlot): TextureInfo | undefined {
  return slot === 'baseColorTexture' || slot === 'metallicRoughnessTexture'
    ? of.pbrMetallicRoughness?.[slot]
    : of[slot];
}

/** Extensions a file uses that we drop. */
export function droppedExtensions(gltf: Gltf): string[] {
  const kept = new Set([...Object.keys(extensions.shape), 'KHR_texture_transform']);
  return [...new Set(gltf.extensionsUsed ?? [])]
    .filter((name) => !kept.has(name))
    .map((name) => name.replace(/[^\w]/g, '').slice(0, 40));
}
