import { z } from 'zod';
import { limitedText, trimmedText } from '#platform/limited-text.ts';
import { feedbackLimits } from './feedback-limits.ts';

const { message, contact } = feedbackLimits;

/** A person's message in both forms: not empty, not too long. */
export const messageField = trimmedText(message.most).min(message.least);
export const contactField = trimmedText(contact.most)
  .min(contact.least)
  .regex(/^\P{Cc}*$/u);

/** The feedback form of the help page (PRODUCT E2). */
export const feedbackBody = z.strictObject({
  message: messageField,
  contact: contactField.optional(),
  page: limitedText(200)
    .regex(/^\/[^\s]*$/)
    .optional(),
});
