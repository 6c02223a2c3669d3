import { madeToSizeSchema } from '#features/catalogue/products/made-to-size.ts';
import type { Database } from '#db/database.ts';
import type { Style } from '#models/vocabulary.ts';
import { shelfMadeToSize, shelfVariants } from './offer-queries.server.ts';
import { madePieces, type ShelfPiece } from './shelf.ts';

/** Of each kind of furniture; more choice than a room needs, and still little to send. */
const mostOfKind = { variants: 40, made: 4 };

/** What rooms of a style are furnished with: of each kind what is of the style first, then what is there, then liked. */
export async function shelfFor(db: Database, style: Style): Promise<ShelfPiece[]> {
  const variants = await shelfVariants(db, style, mostOfKind.variants);
  const made = await shelfMadeToSize(db, style, mostOfKind.made);
  return [
    ...variants.map(({ id, product, model, finishes, price, stock }) => ({
      model,
      finishes: finishes as Record<string, string>,
      offer: { product, variant: id, price, stock },
    })),
    ...made.flatMap(({ id, made_to_size }) => {
      const parsed = madeToSizeSchema.safeParse(made_to_size).data;
      return parsed ? madePieces(id, parsed) : [];
    }),
  ];
}
