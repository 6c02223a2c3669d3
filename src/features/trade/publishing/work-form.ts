import { z } from 'zod';
import { versionField } from '#features/foundation/texts/entry-fields.ts';
import { textsField, textsShape } from '#features/foundation/texts/text-fields.ts';
import { glbData } from '#features/foundation/glb/glb.ts';
import { pictureShape, localizedShape } from '#features/foundation/search/found.ts';
import { homeTypes, scenes, spaces } from '#features/foundation/search/vocabulary.ts';
import { locales } from '#lib/locale.ts';
import { rooms, styles } from '#models/vocabulary.ts';
import { trimmedText } from '#platform/limited-text.ts';
import { workLimits } from './publishing-limits.ts';
import { idField, keyOf, neededTexts, ownPageHead, ownStates, picturesField } from './shelf.ts';

/** A work as its designer enters it (PRODUCT G3): all of it, every time. */
const form = {
  name: neededTexts(workLimits.name),
  description: textsField({ most: workLimits.description, lines: true, needed: false }).default({}),
  styles: z
    .array(keyOf(styles))
    .max(workLimits.styles)
    .refine((keys) => new Set(keys).size === keys.length)
    .default([]),
  home: keyOf(homeTypes).nullable().default(null),
  space: keyOf(spaces).nullable().default(null),
  scene: keyOf(scenes).nullable().default(null),
  room: keyOf(rooms).nullable().default(null),
  /** Square metres. */
  area: z.number().int().min(1).max(workLimits.area).nullable().default(null),
  /** Media ids; the first is the main picture. */
  pictures: picturesField.default([]),
  /**
   * 3D is one of: a design of one's own (at a version, else its newest), an uploaded model, a page of an external
   * viewer.
   */
  design: idField.nullable().default(null),
  designVersion: z.number().int().min(1).max(2_000_000_000).nullable().default(null),
  glb: idField.nullable().default(null),
  viewer: trimmedText(workLimits.viewer).nullable().default(null),
  /** Others may use its design as a template. */
  template: z.boolean().default(true),
};
export const newWork = z.strictObject({ ...form, shelve: z.boolean().default(false) });
export const changedWork = z.strictObject({ ...form, version: versionField });
export type WorkForm = Omit<z.infer<typeof newWork>, 'shelve'>;

const head = {
  id: z.string(),
  version: z.number().int(),
  status: z.enum(ownStates),
  held: z.boolean(),
  viewCount: z.number().int(),
  useCount: z.number().int(),
  publishedAt: z.string().nullable(),
  updatedAt: z.string(),
};

export const ownWork = z.object({
  ...head,
  /** Why we took it down. */
  heldReason: textsShape.nullable(),
  name: textsShape,
  description: textsShape,
  styles: z.array(z.string()),
  home: z.string().nullable(),
  space: z.string().nullable(),
  scene: z.string().nullable(),
  room: z.string().nullable(),
  area: z.number().int().nullable(),
  pictures: z.array(pictureShape.extend({ id: z.string() })),
  /** `version` is the published one, `newest` the latest. */
  design: z
    .object({ id: z.string(), name: z.string(), version: z.number().int(), newest: z.number().int() })
    .nullable(),
  glb: glbData.nullable(),
  viewer: z.string().nullable(),
  template: z.boolean(),
});
export type OwnWork = z.infer<typeof ownWork>;

const ownWorkItem = z.object({
  ...head,
  name: localizedShape,
  /** Languages it is not, or not completely, written in. */
  missing: z.array(z.enum(locales)),
  picture: pictureShape.nullable(),
  model: z.enum(['design', 'glb', 'viewer']).nullable(),
});
export type OwnWorkItem = z.infer<typeof ownWorkItem>;
export const ownWorkPage = z.object({ content: z.array(ownWorkItem), ...ownPageHead });
export type OwnWorkPage = z.infer<typeof ownWorkPage>;

/** A work as the design it shows lists it. */
export const designWork = ownWorkItem.pick({ id: true, name: true, status: true, held: true }).extend({
  /** The version it shows. */ designVersion: z.number().int().nullable(),
});
export type DesignWork = z.infer<typeof designWork>;
