import { z } from 'zod';
import { feedbackLimits } from './feedback-limits.ts';

const { message, contact } = feedbackLimits;

/** A person's message in both forms: not empty, not too long, nothing that hides or reverses text. */
export const messageField = z
  .string()
  .trim()
  .min(message.least)
  .max(message.most)
  .regex(/^(?:[\n\r\t]|[^\p{Cc}\u202a-\u202e\u2066-\u2069])*$/u);
export const contactField = z
  .string()
  .trim()
  .min(contact.least)
  .max(contact.most)
  .regex(/^[^\p{Cc}\u202a-\u202e\u2066-\u2069]*$/u);

/** The feedback form of the help page (PRODUCT E2). */
export const feedbackBody = z.strictObject({
  message: messageField,
  contact: contactField.optional(),
  page: z
    .string()
    .max(200)
    .regex(/^\/[^\s]*$/)
    .optional(),
});
