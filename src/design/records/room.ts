import { z } from 'zod';
import { ceilingSchema } from '#design/records/ceiling.ts';
import { levelIdField, nameField, pointField, roomIdField } from '#design/records/fields.ts';
import { skirtingSchema } from '#design/records/skirting.ts';
import { surfaceSchema } from '#design/records/surface.ts';

/** The model library's rooms (models/vocabulary) and those that hold no furniture of their own. */
const roomTypes = [
  'living',
  'dining',
  'kitchen',
  'bedroom',
  'study',
  'children',
  'bathroom',
  'hall',
  'balcony',
  'altar',
  'storage',
  'laundry',
  'stairs',
  'garage',
  'courtyard',
  'other',
] as const;
export type RoomType = (typeof roomTypes)[number];

/**
 * What a person decided about a room. Its shape follows from the walls; `seed` is a point inside it by which it is
 * recognised.
 */
export const roomSchema = z.strictObject({
  id: roomIdField,
  level: levelIdField,
  seed: pointField,
  name: nameField,
  type: z.enum(roomTypes),
  floor: surfaceSchema.optional(),
  walls: surfaceSchema.optional(),
  ceiling: ceilingSchema.optional(),
  /** Null: none at all (a tiled bathroom); absent: the usual one. */
  skirting: skirtingSchema.nullable().optional(),
});
export type RoomRecord = z.infer<typeof roomSchema>;
