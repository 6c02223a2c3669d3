import { z } from 'zod';
import {
  columnIdField,
  flagFields,
  levelIdField,
  materialField,
  pointField,
  turnField,
} from '#design/records/fields.ts';

/** Stands on the floor and reaches the ceiling, unless it has a height of its own. */
export const columnSchema = z.strictObject({
  id: columnIdField,
  level: levelIdField,
  form: z.enum(['square', 'round']),
  /** Its middle. */
  at: pointField,
  turn: turnField,
  /** A round one is `width` across. */
  width: z.number().min(20).max(5000),
  depth: z.number().min(20).max(5000),
  height: z.number().min(100).max(20_000).optional(),
  material: materialField.optional(),
  ...flagFields,
});
export type Column = z.infer<typeof columnSchema>;

export const columnDefaults = { form: 'square', turn: 0, width: 220, depth: 220 } as const;
