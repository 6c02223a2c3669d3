import { z } from 'zod';
import { purchaseFields } from '#design/records/item.ts';
import { quoteOf, type MadeToSize } from '#features/catalogue/products/made-to-size.ts';
import { findFamily } from '#models/library.ts';

/** Something on sale exactly as it would stand in a room: what rooms are furnished with (PRODUCT J5). */
export const shelfPiece = z.object({
  model: z.string(),
  finishes: z.record(z.string(), z.string()),
  offer: z.object({
    product: z.string(),
    variant: z.string().optional(),
    choice: purchaseFields.choice,
    /** Whole đồng. */ price: z.number().int(),
    /** Null: made when ordered. */ stock: z.number().int().nullable(),
    /** What its merchant takes for a delivery: one sum where the province is known, else from the least to the most. */
    delivery: z.object({ merchant: z.string(), from: z.number().int(), to: z.number().int() }).optional(),
  }),
});
export type ShelfPiece = z.infer<typeof shelfPiece>;

/** Of one workshop's product; all combinations of its sizes would be thousands. */
const mostSizes = 36;

/** What a workshop makes, in every width and, with that, in a few depths and heights; finishes as it shows them. */
export function madePieces(product: string, made: MadeToSize): ShelfPiece[] {
  const { width = [], depth = [], height = [] } = made.parameters;
  const sizes = (height.length > 0 ? height : [undefined]).flatMap((tall) =>
    (depth.length > 0 ? depth : [undefined]).flatMap((deep) => width.map((wide) => ({ wide, deep, tall }))),
  );
  const family = findFamily(made.family);
  return sizes.slice(0, mostSizes).flatMap(({ wide, deep, tall }) => {
    const parameters = {
      width: String(wide),
      ...(deep !== undefined && { depth: String(deep) }),
      ...(tall !== undefined && { height: String(tall) }),
    };
    const quote = family && quoteOf(made, { parameters, finishes: {} });
    if (!quote || 'wrong' in quote) return [];
    const { model, finishes, price } = quote;
    const chosen = Object.fromEntries(Object.entries(quote.parameters).map(([key, value]) => [key, String(value)]));
    return [{ model, finishes, offer: { product, choice: { parameters: chosen, finishes }, price, stock: null } }];
  });
}
