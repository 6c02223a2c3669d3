import { z } from 'zod';
import { designerItem } from '#features/catalogue/designers/designer.ts';
import { productItem } from '#features/catalogue/products/product.ts';
import { workItem } from '#features/catalogue/works/work.ts';
import { limitedText, lineText } from '#platform/limited-text.ts';
import { mostIdsPerRequest } from './favourite-limits.ts';

/** Shapes of the calls about favourites and boards (PRODUCT F6), for browser and server. */

export const pageSize = 24;

/** Distinguished by the letter of the id. */
export const thingKinds = ['product', 'work', 'designer'] as const;
export type ThingKind = (typeof thingKinds)[number];
export const thingId = limitedText(42).regex(/^[pwd]_[0-9a-z]{1,40}$/);

export const marksQuery = z.object({
  ids: limitedText(mostIdsPerRequest * 44)
    .transform((text) => text.split(','))
    .pipe(z.array(thingId).max(mostIdsPerRequest)),
});
export const marksData = z.object({ kept: z.array(z.string()) });

/** One favourite: its card, or none where it is no longer published. */
const keptThing = z.object({
  id: z.string(),
  keptAt: z.string(),
  boards: z.array(z.string()),
  product: productItem.nullable(),
  work: workItem.nullable(),
  designer: designerItem.nullable(),
});
export type KeptThing = z.infer<typeof keptThing>;

export const favouritesQuery = z.object({
  page: z.coerce.number().int().min(0).max(1_000).default(0),
  kind: z.enum(['all', ...thingKinds]).default('all'),
  board: limitedText(64).optional(),
});
export type FavouritesQuery = z.infer<typeof favouritesQuery>;

const counts = z.object({
  all: z.number().int(),
  product: z.number().int(),
  work: z.number().int(),
  designer: z.number().int(),
});
export const favouritesData = z.object({
  things: z.array(keptThing),
  page: z.number().int(),
  size: z.number().int(),
  counts,
});
export type Favourites = z.infer<typeof favouritesData>;

export const boardBody = z.strictObject({ name: lineText(60).min(1) });
export const boardData = z.object({
  id: z.string(),
  name: z.string(),
  count: z.number().int(),
  /** The address that shows it to whoever has it; null while it is shared with nobody. */ link: z.string().nullable(),
});
export type Board = z.infer<typeof boardData>;

/** A board as its link shows it: published things, and who made it. */
export const sharedBoard = z.object({
  name: z.string(),
  owner: z.string(),
  things: z.array(keptThing.omit({ keptAt: true, boards: true })),
});
export type SharedBoard = z.infer<typeof sharedBoard>;
