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

/**
 * The body is text with few marks, and no HTML: paragraphs apart by an empty line; `## ` and `### ` before headings, `- ` or `1. ` before each
 * line of a list, `> ` before a quotation; inside a line what rich-text.ts reads. Anything else is shown as it is written.
 */
export const articleDetail = articleItem.extend({ body: toldShape, others: z.array(articleItem) });
export type ArticleDetail = z.infer<typeof articleDetail>;

export type ArticlePart = { kind: 'heading' | 'subheading' | 'paragraph' | 'quote'; text: string } | { kind: 'list' | 'steps'; items: string[] };

/** A body in parts, as a page sets it. */
export function articleParts(body: string): ArticlePart[] {
  return body.split(/\n\s*\n/).map((part) => part.trim()).filter((part) => part !== '').map(partOf);
}

/** The same text as it is kept: one way of writing for each thing that can be said. */
export function writtenParts(parts: readonly ArticlePart[]): string {
  return parts.map((part) => ('items' in part ? part.items.map((item, at) => `${part.kind === 'steps' ? `${at + 1}.` : '-'} ${item}`).join('\n') : `${prefixes[part.kind]}${part.text}`)).join('\n\n');
}

const prefixes = { heading: '## ', subheading: '### ', quote: '> ', paragraph: '' } as const;

function partOf(part: string): ArticlePart {
  const lines = part.split('\n').map((line) => line.trim());
  const rest = (length: number) => lines.map((line) => line.slice(length).trim());
  if (lines.length === 1 && part.startsWith('## ')) return { kind: 'heading', text: part.slice(3).trim() };
  if (lines.length === 1 && part.startsWith('### ')) return { kind: 'subheading', text: part.slice(4).trim() };
  if (lines.every((line) => line.startsWith('- '))) return { kind: 'list', items: rest(2) };
  if (lines.every((line) => /^\d{1,2}\. /.test(line))) return { kind: 'steps', items: lines.map((line) => line.replace(/^\d+\. /, '').trim()) };
  if (lines.every((line) => line.startsWith('> '))) return { kind: 'quote', text: rest(2).join(' ') };
  return { kind: 'paragraph', text: lines.join(' ') };
}
