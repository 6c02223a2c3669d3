import { z } from 'zod';
import { flagFields, levelIdField, pointField, turnField, underlayIdField } from '#design/records/fields.ts';

/** A picture of a plan beneath the drawing, to trace. The picture itself is stored elsewhere. */
export const underlaySchema = z.strictObject({
  id: underlayIdField,
  level: levelIdField,
  /** An uploaded picture (`m_…`), or one that only this browser has (`local_…`). */
  picture: z.string().regex(/^[a-z]{1,8}_[0-9a-z]{1,64}$/),
  /** Its middle. */
  at: pointField,
  turn: turnField,
  /** What its width stands for in the home: this is its scale. */
  width: z.number().min(10).max(1_000_000),
  /** Height over width. */
  ratio: z.number().min(0.02).max(50),
  opacity: z.number().min(0).max(1),
  ...flagFields,
});
export type Underlay = z.infer<typeof underlaySchema>;
