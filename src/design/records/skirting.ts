import { z } from 'zod';
import { materialField } from '#design/records/fields.ts';

export const skirtingSchema = z.strictObject({
  material: materialField,
  height: z.number().min(20).max(400),
  depth: z.number().min(5).max(60),
  profile: z.enum(['plain', 'eased', 'moulded']),
});
export type Skirting = z.infer<typeof skirtingSchema>;

export const skirtingDefaults = { material: 'paint-white', height: 90, depth: 14, profile: 'eased' } as const;
