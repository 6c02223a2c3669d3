import { z } from 'zod';
import { locales } from '#lib/locale.ts';
import { limitedText } from '#platform/limited-text.ts';

/** Shapes every list shares (PRODUCT F1, F5), for browser and server. */

/** A text and its actual language. */
export const localizedShape = z.object({ text: z.string(), lang: z.enum(locales) });

/** A picture in our storage, as `StoredPicture` of lib/picture.ts; null where there is none yet. */
export const pictureShape = z.object({
  hash: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  placeholder: z.string(),
});

const facetShape = z.object({
  key: z.string(),
  name: z.string(),
  values: z.array(z.object({ value: z.string(), label: z.string(), count: z.number().int(), chosen: z.boolean() })),
  /** False: estimated from a sample of the rows; a page writes "about". */
  exact: z.boolean(),
});
export type FoundFacet = z.infer<typeof facetShape>;

const termShape = z.object({ text: z.string(), label: z.string(), kind: z.string() });

/** What every list returns beside its items. */
const foundShape = z.object({
  total: z.number().int(),
  /** False past 10,000: a page writes "about". */
  exact: z.boolean(),
  /** Cursor of the next page; null at the end. */
  next: z.string().nullable(),
  facets: z.array(facetShape),
  /** How the words were understood, in the reader's language. */
  understood: z.array(termShape),
  /** Unknown words that were ignored. */
  ignored: z.array(z.string()),
  corrections: z.array(z.object({ typed: z.string(), meant: z.string() })),
  /** Where nothing was found: what to drop (words, or a filter) and how much that finds. */
  ways: z.array(
    z.object({
      without: z.string(),
      filter: z.string().nullable(),
      words: z.string(),
      total: z.number().int(),
      exact: z.boolean(),
    }),
  ),
});
export type FoundList = z.infer<typeof foundShape>;

/** What stands beside the hits of a list of things that are of a kind. */
export function besidesShape<T extends z.ZodType>(item: T) {
  return {
    /** The kind of thing the words name, in the reader's language; null where they name none. */
    named: z.string().nullable(),
    /** Where all of that kind fit on one page: what is something else and yet bears its word. */
    others: z.object({ items: z.array(item), total: z.number().int(), exact: z.boolean() }).nullable(),
    /** Where a price leaves none of that kind: the one that comes nearest to it. */
    nearest: z.object({ end: z.enum(['cheapest', 'dearest']), item }).nullable(),
  };
}

/** A list of things with all of that. */
export function listShape<T extends z.ZodType>(item: T) {
  return foundShape.extend({ items: z.array(item) });
}

const many = z.union([limitedText(400), z.array(limitedText(60)).max(40)]);

/** The query of a list; its filters are parsed by list-address.ts, which refuses unknown ones. */
export const listQuery = z
  .object({
    w: limitedText(10_000).describe('Words in English, Vietnamese or Chinese').optional(),
    sort: limitedText(20).optional(),
    cursor: limitedText(300).describe('`next` of the page before').optional(),
    size: z.coerce.number().int().min(1).max(60).default(24),
    facets: z.literal('1').describe('Each filter with its values and how many each would find').optional(),
  })
  .catchall(many);
export type ListQuery = z.infer<typeof listQuery>;
