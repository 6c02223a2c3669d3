import { z } from 'zod';
import { materialField, pointField, turnField } from '#design/records/fields.ts';
import { startCorners } from '#lib/tiling/laying-frame.ts';
import { tilePatterns } from '#lib/tiling/tile-layout.ts';

const startFields = {
  /** The corner of the face, seen from before it, in which the first one stands whole; absent: bottom left. */
  corner: z.enum(startCorners).optional(),
  /** From there, along and across. */
  shift: pointField.optional(),
  /** Bought beyond what is needed, for breakage and later. Per cent. */
  spare: z.number().min(0).max(50).optional(),
};

/** More than this many times longer than wide is no tile. */
const slenderest = 40;

const tilesSchema = z
  .strictObject({
    pattern: z.enum(tilePatterns),
    width: z.number().min(10).max(5000),
    height: z.number().min(10).max(5000),
    joint: z.number().min(0).max(30),
    jointColour: z
      .string()
      .regex(/^#[0-9a-f]{6}$/)
      .optional(),
    /** How many are sold together. */
    box: z.int().min(1).max(1000).optional(),
    ...startFields,
  })
  .refine(({ width, height }) => Math.max(width, height) <= slenderest * Math.min(width, height));
/** Tiles or boards laid in a pattern. */
export type TilesRecord = z.infer<typeof tilesSchema>;

const rollSchema = z.strictObject({
  pattern: z.literal('drops'),
  width: z.number().min(200).max(2000),
  length: z.number().min(1000).max(100_000),
  /** The height after which the picture begins again; 0 for none. */
  repeat: z.number().min(0).max(2000),
  ...startFields,
});
/** Wallpaper, hung in plumb lengths. */
export type RollRecord = z.infer<typeof rollSchema>;

const layoutSchema = z.union([tilesSchema, rollSchema]);
export type LayoutRecord = z.infer<typeof layoutSchema>;

export const surfaceFields = {
  material: materialField,
  /** Lays boards and tiles at an angle to the X axis (floors) or to the upright (walls). */
  turn: turnField.optional(),
  /** How it is laid; absent: as its material usually is. */
  layout: layoutSchema.optional(),
  /** Of paint; absent: two. */
  coats: z.int().min(1).max(6).optional(),
};

/** The finish of a face. */
export const surfaceSchema = z.strictObject(surfaceFields);
export type Surface = z.infer<typeof surfaceSchema>;
