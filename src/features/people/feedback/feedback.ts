import { z } from 'zod';
import { limitedText, trimmedText } from '#platform/limited-text.ts';
import { feedbackLimits } from './feedback-limits.ts';

const { message, contact } = feedbackLimits;

/** A person's message in both forms: not empty, not too long, nothing that hides or reverses text. */
export const messageField = trimmedText(message.most)
  .min(message.least)
  .regex(/^(?:[\n\r\t]|[^\p{Cc}\u202a-\u202e\u2066-\u2069])*$/u);
export const contactField = trimmedText(contact.most)
  .min(contact.least)
  .regex(/^[^\p{Cc}\u202a-\u202e\u2066-\u2069]*$/u);

/** The feedback form of the help page (PRODUCT E2). */
export const feedbackBody = z.strictObject({
  message: messageField,
  contact: contactField.optional(),
  page: limitedText(200)
    .regex(/^\/[^\s]*$/)
    .optional(),
});
