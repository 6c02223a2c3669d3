import { z } from 'zod';
import { listShape, pictureShape, localizedShape } from '#features/foundation/search/found.ts';

/** Shapes of the calls about articles (PRODUCT E2), for browser and server. */
const articleItem = z.object({
  id: z.string(),
  title: localizedShape,
  summary: localizedShape.nullable(),
  topic: z.object({ key: z.string(), name: z.string() }),
  cover: pictureShape.nullable(),
  author: z.string().nullable(),
  publishedAt: z.string(),
  /** Minutes it takes to read, one at least. */
  minutes: z.number().int(),
});
export type ArticleItem = z.infer<typeof articleItem>;
export const articleListData = listShape(articleItem);
export type ArticleListData = z.infer<typeof articleListData>;

/**
 * The body is text with few marks, and no HTML: paragraphs separated by an empty line; `## ` and `### ` before
 * headings, `- ` or `1. ` before each line of a list, `> ` before a quotation; inside a line what rich-text.ts parses.
 * Anything else is shown as it is written.
 */
export const articleDetail = articleItem.extend({ body: localizedShape, others: z.array(articleItem) });
export type ArticleDetail = z.infer<typeof articleDetail>;
