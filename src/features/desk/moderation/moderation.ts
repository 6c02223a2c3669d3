import { z } from 'zod';
import { pictureShape, localizedShape } from '#features/foundation/search/found.ts';
import { textsField } from '#features/foundation/texts/text-fields.ts';
import { locales } from '#lib/locale.ts';
import { cursorFields } from '#platform/paging.ts';
import { limitedText } from '#platform/limited-text.ts';

/** Works and products as the console lists them (PRODUCT M1): one state at a time, newest first. */
const shelfStates = ['shelved', 'unshelved', 'deleted'] as const;
export type ShelfState = (typeof shelfStates)[number];
/** What is listed: what is published, what we took down, what its owner has changed since, what is deleted. */
export const shelfViews = ['shelved', 'unshelved', 'corrected', 'deleted'] as const;
export type ShelfView = (typeof shelfViews)[number];

/** Letters of a search for something listed. */
export const shelfSearchLength = 200;

export const shelfQuery = z.object({
  status: z.enum(shelfViews).default('shelved'),
  w: limitedText(shelfSearchLength).default(''),
  /** A column of the list, `-` before it for descending. */
  sort: limitedText(20).optional(),
  ...cursorFields('after', limitedText(500)),
});
export type ShelfQuery = z.infer<typeof shelfQuery>;

export const shelfItem = z.object({
  id: z.string(),
  name: localizedShape,
  /** Its owner: the designer or the maker, and their language. */
  owner: z.object({ id: z.string(), userId: z.string(), name: z.string(), lang: z.enum(locales) }),
  picture: pictureShape.nullable(),
  status: z.enum(shelfStates),
  createdAt: z.string(),
  /** We took it down: since when, why, and when its owner changed it since. */
  held: z.object({ since: z.string(), reason: localizedShape.nullable(), changedAt: z.string().nullable() }).nullable(),
  /** Views of a work, price of a product in đồng. */
  figure: z.number().int(),
});
export type ShelfItem = z.infer<typeof shelfItem>;
export const shelfPage = z.object({ rows: z.array(shelfItem), next: z.string().nullable() });
export type ShelfPage = z.infer<typeof shelfPage>;

/** Which version was looked at before it is published again. */
export const publishBody = z.strictObject({ version: z.number().int().min(1).max(2_147_483_647) });

/** Why something was taken down: its owner reads it in their language, or the fallback. */
export const reasonBody = z.strictObject({ reason: textsField({ most: 1_000, lines: true }) });
