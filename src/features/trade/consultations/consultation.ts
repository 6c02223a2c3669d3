import { z } from 'zod';
import { contactField, messageField } from '#features/people/feedback/feedback.ts';
import { limitedText } from '#platform/limited-text.ts';

/** *Consult now* (PRODUCT F2): to a designer, about a work of theirs or not. One of the two is given. */
export const consultationBody = z.strictObject({
  designer: limitedText(64).optional(),
  work: limitedText(64).optional(),
  contact: contactField,
  message: messageField,
});
