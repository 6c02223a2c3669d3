import { z } from 'zod';
import { limitedText, lineText } from '#platform/limited-text.ts';
import { mostCameras, mostHours, mostVersions } from './render-limits.ts';
import { renderKinds } from './render-sizes.ts';
import { renderStates } from './render-states.ts';

/** Shapes of the calls about renders (PRODUCT K1), for browser and server. */

const millimetres = z.number().min(-10_000_000).max(10_000_000);
const place = z.strictObject({ x: millimetres, y: millimetres, z: millimetres });
const aspectField = z.number().min(0.25).max(4);

/** A camera of the design, or where somebody stands now: millimetres, Z up from the ground. */
const cameraField = z.union([
  z.strictObject({ id: limitedText(64) }),
  z
    .strictObject({
      name: lineText(120),
      at: place,
      target: place,
      view: z.number().min(5).max(120),
      aspect: aspectField,
    })
    .refine(({ at, target }) => Math.hypot(at.x - target.x, at.y - target.y, at.z - target.z) > 1),
]);

/** What can be ordered: a picture, a walk through cameras, or every camera at every hour as one order. */
const orderKinds = [...renderKinds, 'set'] as const;
const hourField = z.number().min(0).max(24);
const versionField = z
  .number()
  .int()
  .min(1)
  .max(2 ** 31 - 1);

export const renderBody = z.strictObject({
  design: limitedText(64),
  /** Without it: the design as it is now. */
  version: versionField.optional(),
  kind: z.enum(orderKinds),
  /** Of a set: of its photos. */
  size: limitedText(16),
  camera: cameraField.optional(),
  /** Several panoramas are a tour of linked places; a walk goes through them in this order; a set has each at each hour. */
  cameras: z.array(cameraField).min(1).max(mostCameras).optional(),
  /** Of a set. */
  hours: z.array(hourField).min(1).max(mostHours).optional(),
  /** Of a set: the design as it was in these, with the finishes it had. */
  versions: z.array(versionField).min(1).max(mostVersions).optional(),
  /** Of a walk; without it as one strolls. */
  seconds: z.number().int().min(2).max(30).optional(),
  /** Width over height, where it is not the camera's. */
  shape: aspectField.optional(),
  /** Local solar time; without it the design's own. */
  hour: hourField.optional(),
  /** A lamp of the photographer's, for a home without light. */
  lamp: z.boolean().default(false),
});
export type RenderBody = z.output<typeof renderBody>;

export const renderErrors = ['dark', 'lost', 'tracing', 'finishing', 'design'] as const;

export const renderData = z.object({
  id: z.string(),
  design: z.string(),
  version: z.number().int(),
  kind: z.enum(renderKinds),
  size: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  name: z.string(),
  /** Where it is taken from and what it looks at: whole millimetres, Z up from the ground. */
  seen: z.object({
    at: z.tuple([z.number(), z.number(), z.number()]),
    target: z.tuple([z.number(), z.number(), z.number()]),
  }),
  hour: z.number(),
  state: z.enum(renderStates),
  /** Pieces traced, of all. */
  done: z.number().int(),
  of: z.number().int(),
  /** In the queue; null once it is being traced. */
  place: z.number().int().nullable(),
  /** About how long it will take still; null where nobody is there to trace it. */
  seconds: z.number().int().nullable(),
  /** Addresses: of the picture as far as it is, and of the finished file. */
  preview: z.string().nullable(),
  result: z.string().nullable(),
  bytes: z.number().int().nullable(),
  error: z.enum(renderErrors).nullable(),
  /** Of a film. */
  film: z.object({ frames: z.number().int(), seconds: z.number() }).nullable(),
  /** Levels of tiles, from the coarsest; null where the file is all there is. */
  tiles: z.object({ side: z.number().int(), levels: z.number().int() }).nullable(),
  /** The order it was made with, where that had several pictures. */
  group: z.string().nullable(),
  createdAt: z.string(),
  endedAt: z.string().nullable(),
});
export type RenderData = z.infer<typeof renderData>;

/** `offered`: the picture was there already, or on its way; nothing was taken for it. `moved`: the camera stood in a wall. */
export const orderedRender = z.object({
  render: renderData,
  offered: z.boolean(),
  moved: z.boolean(),
  /** Of an order of several: all of them, and its own id. */
  renders: z.array(renderData),
  group: z.string().nullable(),
});
export type OrderedRender = z.infer<typeof orderedRender>;

const renderChoice = z.object({
  kind: z.enum(renderKinds),
  size: z.string(),
  /** Of the longer side. */
  pixels: z.number().int(),
  /** Null: takes nothing. `left` counts all that can still be used now. */
  quota: z
    .object({
      key: z.string(),
      left: z.number().int(),
      allowed: z.number().int(),
      per: z.enum(['life', 'month', 'year', 'atOnce']).nullable(),
    })
    .nullable(),
  /** About how long, with nobody else in the queue; null where nobody is there to trace. */
  seconds: z.number().int().nullable(),
});

export const renderChoicesData = z.object({ choices: z.array(renderChoice), runs: z.boolean(), level: z.string() });
export type RenderChoicesData = z.infer<typeof renderChoicesData>;

/** A place of a tour: radians; `middle` is where the middle of its picture looks, against the sun's way from the east. */
const tourPlace = z.object({
  name: z.string(),
  middle: z.number(),
  links: z.array(z.object({ to: z.number().int(), yaw: z.number(), pitch: z.number() })),
});
export const tourPlaces = z.array(tourPlace);
export type TourPlaces = z.infer<typeof tourPlaces>;

/** Several pictures ordered as one (PRODUCT K4, K5). `renders` in their order; deleted ones are left out. */
export const renderGroupData = z.object({
  id: z.string(),
  kind: z.enum(['tour', 'set']),
  renders: z.array(z.object({ n: z.number().int(), render: z.string() })),
  places: tourPlaces.nullable(),
  createdAt: z.string(),
});
export type RenderGroupData = z.infer<typeof renderGroupData>;

export const tourWorkBody = z.strictObject({ work: limitedText(64) });
