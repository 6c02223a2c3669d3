import { z } from 'zod';
import { flagFields, levelIdField, noteIdField, pointField, textField, turnField } from '#design/records/fields.ts';

/** Words on the plan. */
export const noteSchema = z.strictObject({
  id: noteIdField,
  level: levelIdField,
  at: pointField,
  turn: turnField,
  text: textField(500).min(1),
  size: z.enum(['small', 'large']),
  /** What it points at. */
  to: pointField.optional(),
  ...flagFields,
});
export type Note = z.infer<typeof noteSchema>;
