import type { CatalogueCard, CataloguePiece } from '../ports/catalogue-port.ts';
import type { OfferedVariant, OffersPort } from '../ports/offers-port.ts';

interface Wish {
  fits?(model: string): boolean;
  /** As its card says: what is placed is as large, where it is sold so. */
  readonly size?: CatalogueCard['size'];
}

/**
 * What is placed of a merchant's product: the variant with a shape that is as large as was shown, in stock before sold
 * out, the cheapest of those; or what the workshop makes by default. Null where nothing of it can be placed, or fits.
 */
export async function pieceOfProduct(
  port: OffersPort,
  id: string,
  { fits = () => true, size }: Wish = {},
): Promise<CataloguePiece | null> {
  const product = await port.product(id);
  if (!product) return null;
  if (product.made) {
    const made = await port.quote(id, { parameters: {}, finishes: {} });
    return made && fits(made.model)
      ? { model: made.model, finishes: { ...made.choice.finishes }, product: id, choice: made.choice }
      : null;
  }
  const [best] = product.variants
    .filter(({ model }) => model !== null && fits(model))
    .toSorted((a, b) => asLarge(b, size) - asLarge(a, size) || inStockThenCheap(a, b));
  return best?.model ? { model: best.model, finishes: { ...best.finishes }, product: id, variant: best.id } : null;
}

function asLarge({ size }: OfferedVariant, shown: CatalogueCard['size'] | undefined): number {
  const { width, depth, height } = shown ?? size;
  return Number(size.width === width && size.depth === depth && size.height === height);
}

function inStockThenCheap(a: OfferedVariant, b: OfferedVariant): number {
  return Number(b.stock > 0) - Number(a.stock > 0) || a.price - b.price;
}
