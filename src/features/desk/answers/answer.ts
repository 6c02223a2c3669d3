import { z } from 'zod';
import { passageField } from '#features/foundation/texts/text-fields.ts';
import { locales } from '#lib/locale.ts';
import { answerLimit } from './answer-limits.ts';

/** Feedback, as the console answers it (PRODUCT E2, M1). */
export const feedbackStates = ['open', 'answered', 'closed'] as const;
export type FeedbackState = (typeof feedbackStates)[number];

/** How an answer reaches them: a notification and a mail, a mail alone, or not at all. */
const reaches = ['notice', 'mail', 'none'] as const;

export const feedbackItem = z.object({
  id: z.string(),
  message: z.string(),
  /** The language they wrote in. */
  lang: z.enum(locales),
  person: z.object({ id: z.string(), nickname: z.string(), email: z.string() }).nullable(),
  contact: z.string().nullable(),
  page: z.string().nullable(),
  status: z.enum(feedbackStates),
  reach: z.enum(reaches),
  answer: z.string().nullable(),
  answeredBy: z.string().nullable(),
  answeredAt: z.string().nullable(),
  createdAt: z.string(),
});
export type FeedbackItem = z.infer<typeof feedbackItem>;
export const feedbackPage = z.object({ rows: z.array(feedbackItem), next: z.string().nullable() });

export const answerBody = z.strictObject({ answer: passageField(answerLimit).pipe(z.string().min(2)) });
