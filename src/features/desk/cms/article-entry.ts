import { z } from 'zod';
import { articleParts, serializeParts } from '#features/catalogue/articles/article-parts.ts';
import { refusedLinks } from '#features/catalogue/articles/rich-text.ts';
import { topics, type Topic } from '#features/foundation/search/vocabulary.ts';
import type { Trilingual } from '#lib/trilingual.ts';
import { entryHead, pictureField, shownPicture } from '#features/foundation/texts/entry-fields.ts';
import { lineField, textsField, textsShape } from '#features/foundation/texts/text-fields.ts';
import { articleBodyLimit } from './cms-limits.ts';

const articleTopicNames = Object.keys(topics) as [Topic, ...Topic[]];

/** Stored in canonical form: only the parts articles support, and links that are not allowed are refused. */
const bodyField = textsField({ most: articleBodyLimit, lines: true })
  .refine((body) => Object.values(body).every((text) => refusedLinks(text).length === 0), { error: 'link_refused' })
  .transform((body): Trilingual =>
    Object.fromEntries(Object.entries(body).map(([lang, text]) => [lang, serializeParts(articleParts(text))])),
  );

export const articleForm = z.strictObject({
  topic: z.enum(articleTopicNames),
  title: textsField({ most: 160 }),
  summary: textsField({ most: 400, lines: true, needed: false }),
  body: bodyField,
  author: lineField(1, 80).nullable(),
  cover: pictureField,
  status: z.enum(['draft', 'published']),
});
export type ArticleForm = z.infer<typeof articleForm>;

export const articleEntry = z.object({
  ...entryHead,
  topic: z.string(),
  title: textsShape,
  summary: textsShape,
  body: textsShape,
  author: z.string().nullable(),
  cover: z.string().nullable(),
  status: z.enum(['draft', 'published', 'deleted']),
  publishedAt: z.string().nullable(),
  pictures: z.object({ cover: shownPicture }),
});
export type ArticleEntry = z.infer<typeof articleEntry>;
