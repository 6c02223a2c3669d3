import { z } from 'zod';
import { materialField } from '#design/records/fields.ts';

/** `drop` hangs it below the height of the level. */
export const ceilingSchema = z.strictObject({
  material: materialField,
  drop: z.number().min(0).max(1500).optional(),
});
