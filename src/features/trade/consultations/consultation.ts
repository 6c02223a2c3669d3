import { z } from 'zod';
import { contactField, messageField } from '#features/people/feedback/feedback.ts';

/** *Consult now* (PRODUCT F2): to a designer, about a work of theirs or not. One of the two is given. */
export const consultationBody = z.strictObject({
  designer: z.string().max(64).optional(),
  work: z.string().max(64).optional(),
  contact: contactField,
  message: messageField,
});
