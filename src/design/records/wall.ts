import { z } from 'zod';
import { levelIdField, pointField, wallIdField } from '#design/records/fields.ts';
import { surfaceSchema } from '#design/records/surface.ts';

/** `a` to `b` is the middle of the wall; `left` and `right` are its sides as one walks from `a` to `b`. */
export const wallSchema = z.strictObject({
  id: wallIdField,
  level: levelIdField,
  a: pointField,
  b: pointField,
  /** 0 straight, ±1 a half circle, positive turns left (see lib/curve). */
  bulge: z.number().min(-1).max(1),
  thickness: z.number().min(20).max(1000),
  height: z.number().min(100).max(20_000),
  left: surfaceSchema.optional(),
  right: surfaceSchema.optional(),
});
export type Wall = z.infer<typeof wallSchema>;

export type WallSide = 'left' | 'right';
export const wallSideField = z.enum(['left', 'right']);
