import { madeToSizeSchema } from '#features/catalogue/products/made-to-size.ts';
import type { Database } from '#db/database.ts';
import type { Style } from '#models/vocabulary.ts';
import { deliveryRanges } from './delivery.server.ts';
import { shelfMadeToSize, shelfVariants } from './offer-queries.server.ts';
import { madePieces, type ShelfPiece } from './shelf.ts';

/** Of each kind of furniture; more choice than a room needs, and still little to send. */
const mostOfKind = { variants: 40, made: 4 };

/** What rooms of a style are furnished with: of each kind what is of the style first, then what is there, then liked. */
export async function shelfFor(db: Database, style: Style, province?: string): Promise<ShelfPiece[]> {
  const variants = await shelfVariants(db, style, mostOfKind.variants);
  const made = await shelfMadeToSize(db, style, mostOfKind.made);
  const merchants = new Set([...variants, ...made].map(({ merchant }) => merchant));
  const ranges = await deliveryRanges(db, [...merchants], province);
  const broughtBy = (merchant: string) => {
    const range = ranges.get(merchant);
    return range && { delivery: { merchant, ...range } };
  };
  return [
    ...variants.map(({ id, product, merchant, model, finishes, price, stock }) => ({
      model,
      finishes: finishes as Record<string, string>,
      offer: { product, variant: id, price, stock, ...broughtBy(merchant) },
    })),
    ...made.flatMap(({ id, merchant, made_to_size }) => {
      const parsed = madeToSizeSchema.safeParse(made_to_size).data;
      const pieces = parsed ? madePieces(id, parsed) : [];
      return pieces.map((piece) => ({ ...piece, offer: { ...piece.offer, ...broughtBy(merchant) } }));
    }),
  ];
}
