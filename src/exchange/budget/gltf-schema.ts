import { z } from 'zod';

/**
 * The parts of glTF 2.0 that could do harm; everything else is left alone and later ignored. Numbers must be finite:
 * 1e999 is not.
 */
const whole = z.int().min(0);
const index = whole.max(1_000_000);
const vector = z.array(z.number()).max(16);

const attributes = z.record(z.string().max(64), index);

/** How strongly a mesh takes on each shape it can morph to. */
const weights = z.array(z.number().min(-1).max(1)).max(64);

const primitive = z.looseObject({
  attributes,
  indices: index.optional(),
  mode: whole.max(6).optional(),
  material: index.optional(),
  targets: z.array(attributes).max(64).optional(),
});

const sparse = z.looseObject({
  count: whole,
  indices: z.looseObject({ bufferView: index, byteOffset: whole.optional(), componentType: whole }),
  values: z.looseObject({ bufferView: index, byteOffset: whole.optional() }),
});

const accessor = z.looseObject({
  bufferView: index.optional(),
  byteOffset: whole.optional(),
  componentType: whole,
  count: whole.min(1),
  type: z.enum(['SCALAR', 'VEC2', 'VEC3', 'VEC4', 'MAT2', 'MAT3', 'MAT4']),
  min: vector.optional(),
  max: vector.optional(),
  sparse: sparse.optional(),
});

const bufferView = z.looseObject({
  buffer: index,
  byteOffset: whole.optional(),
  byteLength: whole.min(1),
  byteStride: whole.min(4).max(252).optional(),
});

const node = z.looseObject({
  children: z.array(index).optional(),
  mesh: index.optional(),
  weights: weights.optional(),
  matrix: z.array(z.number()).length(16).optional(),
  translation: z.array(z.number()).length(3).optional(),
  rotation: z.array(z.number()).length(4).optional(),
  scale: z.array(z.number()).length(3).optional(),
});

export const gltfSchema = z.looseObject({
  asset: z.looseObject({ version: z.string().max(16) }),
  extensionsUsed: z.array(z.string().max(128)).max(64).optional(),
  extensionsRequired: z.array(z.string().max(128)).max(64).optional(),
  scenes: z
    .array(z.looseObject({ nodes: z.array(index).optional() }))
    .max(100)
    .optional(),
  nodes: z.array(node).optional(),
  meshes: z.array(z.looseObject({ primitives: z.array(primitive).min(1), weights: weights.optional() })).optional(),
  accessors: z.array(accessor).optional(),
  bufferViews: z.array(bufferView).optional(),
  buffers: z
    .array(z.looseObject({ byteLength: whole.min(1), uri: z.string().optional() }))
    .max(8)
    .optional(),
  images: z
    .array(
      z.looseObject({
        uri: z.string().optional(),
        bufferView: index.optional(),
        mimeType: z.string().max(64).optional(),
      }),
    )
    .optional(),
  materials: z.array(z.unknown()).optional(),
});

export type Gltf = z.infer<typeof gltfSchema>;
export type Accessor = z.infer<typeof accessor>;
export type Primitive = z.infer<typeof primitive>;
export type Node = z.infer<typeof node>;
