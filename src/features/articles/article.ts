import { z } from 'zod';
import { listShape, pictureShape, toldShape } from '#features/search/found.ts';

/** Shapes of the calls about articles (PRODUCT E2), for browser and server. */
export const articleItem = z.object({
  id: z.string(),
  title: toldShape,
  summary: toldShape.nullable(),
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

/** The body is plain text: paragraphs apart by an empty line, `## ` before a heading, `- ` before each line of a list. Nothing else, no HTML. */
export const articleDetail = articleItem.extend({ body: toldShape, others: z.array(articleItem) });
export type ArticleDetail = z.infer<typeof articleDetail>;

export type ArticlePart = { kind: 'heading'; text: string } | { kind: 'paragraph'; text: string } | { kind: 'list'; items: string[] };

/** A body in parts, as a page sets it. */
export function articleParts(body: string): ArticlePart[] {
  return body.split(/\n\s*\n/).map((part) => part.trim()).filter((part) => part !== '').map((part): ArticlePart => {
    if (part.startsWith('## ')) return { kind: 'heading', text: part.slice(3) };
    if (part.split('\n').every((line) => line.startsWith('- '))) return { kind: 'list', items: part.split('\n').map((line) => line.slice(2)) };
    return { kind: 'paragraph', text: part.replaceAll('\n', ' ') };
  });
}
