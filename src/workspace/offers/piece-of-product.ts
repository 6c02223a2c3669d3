import type { CataloguePiece } from '../catalogue-port.ts';
import type { OfferedVariant, OffersPort } from '../offers-port.ts';

/**
 * What is placed of a merchant's product: its cheapest variant with a shape that is in stock, or what the workshop makes
 * by default. Null where nothing of it can be placed, or none of it fits.
 */
export async function pieceOfProduct(
  port: OffersPort,
  id: string,
  fits: (model: string) => boolean = () => true,
): Promise<CataloguePiece | null> {
  const product = await port.product(id);
  if (!product) return null;
  if (product.made) {
    const made = await port.quote(id, { parameters: {}, finishes: {} });
    return made && fits(made.model)
      ? { model: made.model, finishes: { ...made.choice.finishes }, product: id, choice: made.choice }
      : null;
  }
  const [best] = product.variants.filter(({ model }) => model !== null && fits(model)).toSorted(inStockThenCheap);
  return best?.model ? { model: best.model, finishes: { ...best.finishes }, product: id, variant: best.id } : null;
}

function inStockThenCheap(a: OfferedVariant, b: OfferedVariant): number {
  return Number(b.stock > 0) - Number(a.stock > 0) || a.price - b.price;
}
