import { z } from 'zod';
import { faqTopics, type FaqTopic } from '#features/catalogue/content/site-texts.ts';
import { entryHead, positionField } from '#features/foundation/texts/entry-fields.ts';
import { textsField, textsShape } from '#features/foundation/texts/text-fields.ts';

const faqTopicNames = Object.keys(faqTopics) as [FaqTopic, ...FaqTopic[]];

export const faqForm = z.strictObject({
  topic: z.enum(faqTopicNames),
  position: positionField,
  question: textsField({ most: 300 }),
  answer: textsField({ most: 4_000, lines: true }),
  shown: z.boolean(),
});
export type FaqForm = z.infer<typeof faqForm>;

export const faqEntry = z.object({
  ...entryHead,
  topic: z.string(),
  position: z.number().int(),
  question: textsShape,
  answer: textsShape,
  shown: z.boolean(),
});
export type FaqEntry = z.infer<typeof faqEntry>;
