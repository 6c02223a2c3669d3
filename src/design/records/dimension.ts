import { z } from 'zod';
import { dimensionIdField, flagFields, isApart, levelIdField, pointField } from '#design/records/fields.ts';

/** A measure someone drew: from `a` to `b`, its line `offset` to the left of the way between them. */
export const dimensionSchema = z
  .strictObject({
    id: dimensionIdField,
    level: levelIdField,
    a: pointField,
    b: pointField,
    offset: z.number().min(-100_000).max(100_000),
    /** The straight distance, or only its part along an axis of the plan. */
    axis: z.enum(['along', 'x', 'y']),
    ...flagFields,
  })
  .refine(isApart);
export type Dimension = z.infer<typeof dimensionSchema>;
