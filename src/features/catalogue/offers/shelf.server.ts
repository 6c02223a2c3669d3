import type { Database } from '#db/database.ts';
import { madeToSizeSchema } from '#features/catalogue/products/made-to-size.ts';
import type { Style } from '#models/vocabulary.ts';
import type { RequestContext } from '#platform/context.ts';
import { deliveryRanges } from './delivery.server.ts';
import { shelfMadeToSize, shelfVariants } from './offer-queries.server.ts';
import { madePieces, type ShelfPiece } from './shelf.ts';

/** Of each kind of furniture; more choice than a room needs, and still little to send. */
const mostOfKind = { variants: 40, made: 4 };

/** Tables the pieces are read from: with a change of one of them they are read anew. */
export const shelfShows: readonly string[] = ['products', 'product_variants', 'merchants', 'users'];

/** Without delivery: that is the same for all of a merchant's, and differs by province. */
interface Sold {
  merchant: string;
  piece: ShelfPiece;
}

/** What rooms of a style are furnished with: of each kind what is of the style first, then what is there, then liked. */
export async function shelfFor(
  { db, kept }: Pick<RequestContext, 'db' | 'kept'>,
  style: Style,
  province?: string,
): Promise<ShelfPiece[]> {
  // Every workshop's sizes are quoted for it: made once for all who ask.
  const { page } = await kept.shelves.get(style, shelfShows, async () => {
    const sold = await soldFor(db, style);
    return { page: sold, keep: true, bytes: JSON.stringify(sold).length * 2 };
  });
  const sold = page as readonly Sold[];
  const ranges = await deliveryRanges(db, [...new Set(sold.map(({ merchant }) => merchant))], province);
  return sold.map(({ merchant, piece }) => {
    const range = ranges.get(merchant);
    return range ? { ...piece, offer: { ...piece.offer, delivery: { merchant, ...range } } } : piece;
  });
}

async function soldFor(db: Database, style: Style): Promise<Sold[]> {
  const variants = await shelfVariants(db, style, mostOfKind.variants);
  const made = await shelfMadeToSize(db, style, mostOfKind.made);
  return [
    ...variants.map(({ id, product, merchant, model, finishes, price, stock }) => ({
      merchant,
      piece: {
        model,
        finishes: finishes as Record<string, string>,
        offer: { product, variant: id, price, stock },
      },
    })),
    ...made.flatMap(({ id, merchant, made_to_size }) => {
      const parsed = madeToSizeSchema.safeParse(made_to_size).data;
      return parsed ? madePieces(id, parsed).map((piece) => ({ merchant, piece })) : [];
    }),
  ];
}
