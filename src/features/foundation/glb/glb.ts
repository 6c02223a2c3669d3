import { z } from 'zod';

/** Models of merchants and designers (PRODUCT L2), for browser and server. Lengths are millimetres. */

/** Warnings for its maker, though the model was accepted: it may be intended. */
const glbNotes = [
  'tiny',
  'huge',
  'afloat',
  'sunk',
  'aside',
  'heavy',
  'largeTextures',
  'noNormals',
  'noTextureMap',
  'moving',
  'extras',
  'smaller',
] as const;

const noteShape = z.object({ key: z.enum(glbNotes), values: z.record(z.string(), z.union([z.string(), z.number()])) });
export type GlbNote = z.infer<typeof noteShape>;

export const glbReport = z.object({
  vertices: z.number().int(),
  materials: z.array(z.string()),
  textures: z.number().int(),
  sent: z.number().int(),
  notes: z.array(noteShape),
});
export type GlbReport = z.infer<typeof glbReport>;

export const glbData = z.object({
  id: z.string(),
  name: z.string(),
  /** Size of the stored file. */
  bytes: z.number().int(),
  size: z.object({ width: z.number().int(), depth: z.number().int(), height: z.number().int() }),
  triangles: z.number().int(),
  report: glbReport,
  /** By a product, a work or a design; what nothing uses is deleted after a day. */
  used: z.boolean(),
  /** Addresses on our site. */
  picture: z.string(),
  file: z.string(),
  createdAt: z.string(),
});
export type GlbData = z.infer<typeof glbData>;

/** As many as are asked about at once. */
export const mostGlbSizes = 50;
export const glbSizes = z.array(glbData.pick({ id: true, size: true }));
export type GlbSizes = z.infer<typeof glbSizes>;

/**
 * Why a file is refused: the budget check's reasons, and what only shows when it is opened. The texts are in
 * `messages/<locale>/glb.json`.
 */
export const glbRefusals = [
  'too-large',
  'not-gltf',
  'old-version',
  'broken-container',
  'json-too-large',
  'json-too-deep',
  'json-broken',
  'not-valid',
  'too-many',
  'too-many-vertices',
  'too-many-triangles',
  'claims-too-much',
  'node-loop',
  'node-two-parents',
  'node-too-deep',
  'outside-address',
  'compressed',
  'unknown-extension',
  'image-kind',
  'image-too-large',
  'image-broken',
  'not-finite',
  'too-big-in-space',
  'nothing-to-see',
  'too-heavy',
] as const;
export type GlbRefusal = (typeof glbRefusals)[number];

/** An id identifies its bytes for ever: these addresses may be cached. */
export function glbFileAddress(id: string): string {
  return `/glbs/${id}.glb`;
}

export function glbPictureAddress(id: string): string {
  return `/glbs/${id}.webp`;
}
