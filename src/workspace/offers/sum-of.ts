import type { Design } from '#design/document.ts';
import type { OffersPort } from '../offers-port.ts';
import { offerFor, type Bought, type Offer } from './offer-for.ts';

export interface Sum {
  /** Of those that have an exact price. Whole đồng. */
  readonly price: number;
  readonly priced: number;
  /** Pieces nobody offers as they stand there. */
  readonly unknown: number;
}

/** What the pieces of a home cost together. Equal ones are asked for once. */
export async function sumOf(items: Design['items'], port: OffersPort): Promise<Sum> {
  const offers = new Map<string, Promise<Offer | null>>();
  const found = await Promise.all(
    Object.values(items).map((item) => {
      const key = keyOf(item);
      const offer = offers.get(key) ?? offerFor(port, item);
      offers.set(key, offer);
      return offer;
    }),
  );
  const priced = found.filter((offer) => offer !== null);
  return {
    price: priced.reduce((sum, { price }) => sum + price, 0),
    priced: priced.length,
    unknown: found.length - priced.length,
  };
}

function keyOf({ product, variant, choice, model, finishes }: Bought): string {
  return JSON.stringify([product, variant, choice, model, finishes]);
}
