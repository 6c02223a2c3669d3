import { z } from 'zod';
import { limitedText } from '#platform/limited-text.ts';

/** Shapes of the library's calls (PRODUCT L1), for browser and server. */

/** Not even a list of every filter there is comes near this. */
const many = z.union([limitedText(1_000), z.array(limitedText(200)).max(100)]);

/**
 * Filters are parsed by model-address.ts; these are the keys an address may have. Forms of a family come as
 * `form.<parameter>`.
 */
export const modelsQuery = z
  .object({
    w: limitedText(10_000).describe('Words and sizes in English, Vietnamese or Chinese').optional(),
    category: many.optional(),
    family: many.optional(),
    room: many.optional(),
    style: many.optional(),
    placement: many.optional(),
    finish: many.describe('Kinds of material').optional(),
    width: many.describe('Millimetres: 1201-1500, -300, 3001-, 2200').optional(),
    depth: many.optional(),
    height: many.optional(),
    fits: limitedText(40).describe('Free room, width × depth × height in millimetres: 2000x900x800').optional(),
    page: limitedText(10).optional().meta({ deprecated: true, description: 'Use `cursor`; counts from 0' }),
    cursor: limitedText(40).describe('`next` of the page before; wins over page').optional(),
    size: z.coerce.number().int().min(1).max(60).default(24),
  })
  .catchall(many);

const size = z.object({ width: z.number(), depth: z.number(), height: z.number() });

const modelItem = z.object({
  id: z.string(),
  name: z.string(),
  family: z.string(),
  style: z.string(),
  styleName: z.string(),
  size,
  /** Finishes the query named, by slot; the thumbnail shows them. */
  finishes: z.record(z.string(), z.string()),
  thumbnail: z.string(),
});
export type ModelItem = z.infer<typeof modelItem>;

const facet = z.object({
  key: z.string(),
  name: z.string(),
  values: z.array(z.object({ value: z.string(), label: z.string(), count: z.number().int(), chosen: z.boolean() })),
});
export type ModelFacet = z.infer<typeof facet>;

export const modelList = z.object({
  total: z.number().int(),
  items: z.array(modelItem),
  next: z.string().nullable(),
  facets: z.array(facet),
  understood: z.array(z.object({ text: z.string(), kind: z.string(), label: z.string() })),
  ignored: z.array(z.string()),
  corrections: z.array(z.object({ typed: z.string(), meant: z.string() })),
  relaxations: z.array(
    z.object({
      label: z.string(),
      text: z.string().nullable(),
      filter: z.string().nullable(),
      total: z.number().int(),
    }),
  ),
});
export type ModelList = z.infer<typeof modelList>;

export const suggestion = z.object({
  text: z.string(),
  phrase: z.string(),
  kind: z.string(),
  label: z.string(),
  count: z.number().int(),
});
export type ModelSuggestion = z.infer<typeof suggestion>;

const parameter = z.object({
  key: z.string(),
  name: z.string(),
  label: z.string(),
  /** Where each value leads; `same` when all else stays. */
  values: z.array(
    z.object({ value: z.string(), label: z.string(), id: z.string(), here: z.boolean(), same: z.boolean() }),
  ),
});

const finish = z.object({ id: z.string(), name: z.string(), kind: z.string(), colour: z.string() });

export const modelDetail = z.object({
  id: z.string(),
  name: z.string(),
  family: z.object({ code: z.string(), name: z.string(), count: z.number().int() }),
  category: z.object({ key: z.string(), name: z.string() }),
  style: z.object({ key: z.string(), name: z.string() }),
  rooms: z.array(z.object({ key: z.string(), name: z.string() })),
  size,
  placement: z.object({ key: z.string(), name: z.string(), mountHeight: z.number().nullable() }),
  parameters: z.array(parameter),
  slots: z.array(z.object({ key: z.string(), name: z.string(), finish: z.string(), finishes: z.array(finish) })),
  triangles: z.number().int(),
  /** SVG paths in millimetres: seen from the front, from its right side, from above. */
  outlines: z.object({ front: z.string(), side: z.string(), above: z.string() }),
  glb: z.string(),
  thumbnail: z.string(),
});
export type ModelDetail = z.infer<typeof modelDetail>;

/** Widths a picture is offered in; the shape gives the height. Closed lists keep the cache bounded. */
export const pictureSizes = [160, 320, 480, 640, 960, 1280] as const;
export const pictureShapes = { portrait: 5 / 4, square: 1, wide: 5 / 8 } as const;
export type PictureShape = keyof typeof pictureShapes;
