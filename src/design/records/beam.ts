import { z } from 'zod';
import { beamIdField, flagFields, isApart, levelIdField, materialField, pointField } from '#design/records/fields.ts';

/** `a` to `b` is its middle seen from above. */
export const beamSchema = z
  .strictObject({
    id: beamIdField,
    level: levelIdField,
    a: pointField,
    b: pointField,
    width: z.number().min(20).max(3000),
    /** From its underside to its top. */
    height: z.number().min(20).max(3000),
    /** Where its top is above the floor; absent: at the ceiling. */
    top: z.number().min(0).max(20_000).optional(),
    material: materialField.optional(),
    ...flagFields,
  })
  .refine(isApart);
export type Beam = z.infer<typeof beamSchema>;

export const beamDefaults = { width: 220, height: 350 } as const;
