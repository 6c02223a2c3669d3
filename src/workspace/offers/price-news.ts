import type { Design } from '#design/document.ts';
import type { OffersPort } from '../ports/offers-port.ts';
import type { SeenOffer, SeenOffers } from '../ports/prices-port.ts';
import { offerFor, type Bought } from './offer-for.ts';

/** Pieces, each counted: six chairs are six. */
export interface PriceNews {
  readonly changed: number;
  /** Of all changed ones together. Whole đồng. */
  readonly difference: number;
  readonly soldOut: number;
  readonly withdrawn: number;
}

/** What is offered now for the pieces that are for sale, by what they are. */
export async function offersNow(items: Design['items'], port: OffersPort): Promise<SeenOffers> {
  const pieces = new Map(Object.values(items).flatMap((item) => (item.product ? [[keyOf(item), item] as const] : [])));
  const found = await Promise.all(
    [...pieces].map(async ([key, piece]): Promise<[string, SeenOffer]> => {
      const offer = await offerFor(port, piece);
      return [key, { price: offer?.price ?? null, stock: offer?.stock ?? null }];
    }),
  );
  return Object.fromEntries(found);
}

/** Null where there is nothing to tell. What was not on offer before is no news. */
export function newsSince(before: SeenOffers, now: SeenOffers, items: Design['items']): PriceNews | null {
  const news = { changed: 0, difference: 0, soldOut: 0, withdrawn: 0 };
  for (const item of Object.values(items)) {
    const key = keyOf(item);
    const [was, is] = [before[key], now[key]];
    if (!was || !is || was.price === null) continue;
    if (is.price === null) news.withdrawn++;
    else if (is.stock === 0 && was.stock !== 0) news.soldOut++;
    if (is.price !== null && is.price !== was.price) {
      news.changed++;
      news.difference += is.price - was.price;
    }
  }
  return news.changed + news.soldOut + news.withdrawn > 0 ? news : null;
}

function keyOf({ product, variant, model, finishes, choice }: Bought): string {
  return JSON.stringify([product, variant ?? [model, finishes, choice]]);
}
