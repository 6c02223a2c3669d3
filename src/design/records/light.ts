import { z } from 'zod';
import { flagFields, levelIdField, lightIdField, spotField, turnField } from '#design/records/fields.ts';

/** A light that belongs to the room and not to a lamp one can buy: downlights, strips, panels. */
export const lightSchema = z.strictObject({
  id: lightIdField,
  level: levelIdField,
  form: z.enum(['point', 'spot', 'panel', 'strip']),
  at: spotField,
  turn: turnField,
  /** Degrees below the horizon it shines towards: 90 straight down. Points shine everywhere. */
  tilt: z.number().min(-90).max(90),
  /** Of a panel or strip; a spot's and a point's bulb is `width` across. */
  width: z.number().min(10).max(10_000),
  depth: z.number().min(10).max(10_000),
  lumens: z.number().min(0).max(100_000),
  kelvin: z.number().min(1500).max(10_000),
  /** Full angle of a spot's cone in degrees. */
  beam: z.number().min(5).max(170),
  on: z.boolean(),
  ...flagFields,
});
export type Light = z.infer<typeof lightSchema>;

export const lightDefaults = {
  form: 'point',
  turn: 0,
  tilt: 90,
  width: 90,
  depth: 90,
  lumens: 800,
  kelvin: 3000,
  beam: 60,
  on: true,
} as const;
