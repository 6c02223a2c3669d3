import { z } from 'zod';
import { readStored, writeStored } from '#ui/stored.ts';
import type { CatalogueCard } from '../../ports/catalogue-port.ts';

const key = 'hien-recent-pieces';
const most = 12;

const cards = z.array(
  z.object({
    key: z.string(),
    name: z.string(),
    picture: z.string().nullable(),
    size: z.object({ width: z.number(), depth: z.number(), height: z.number() }),
    offer: z
      .object({
        product: z.string(),
        merchant: z.string(),
        price: z.object({ min: z.number(), max: z.number() }),
        inStock: z.boolean(),
        madeToSize: z.boolean(),
      })
      .nullable(),
    piece: z.object({ model: z.string(), finishes: z.record(z.string(), z.string()) }).nullable(),
  }),
);

/** What was taken in hand last, in this browser only. A text that is not ours is none. */
export function recentCards(): readonly CatalogueCard[] {
  try {
    return cards.parse(JSON.parse(readStored(key) ?? '[]'));
  } catch {
    return [];
  }
}

export function rememberCard(card: CatalogueCard): void {
  const others = recentCards().filter((each) => each.key !== card.key);
  writeStored(key, JSON.stringify([card, ...others].slice(0, most)));
}
