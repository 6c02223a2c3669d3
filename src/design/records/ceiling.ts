import { z } from 'zod';
import { surfaceFields } from '#design/records/surface.ts';

/** `drop` hangs it below the height of the level. */
export const ceilingSchema = z.strictObject({ ...surfaceFields, drop: z.number().min(0).max(1500).optional() });
