import { quoteOf } from '#features/catalogue/products/made-to-size.ts';
import type { DemoProduct } from '../world/demo-world.ts';
import type { PicturedPiece } from './picture-jobs.ts';

/** The first impression of each product: its first variant, or the first choice of one made to size. */
export function piecesOfProducts(products: readonly DemoProduct[]): PicturedPiece[] {
  return products.map((product) => ({ key: product.id.slice(2), ...lookOf(product) }));
}

function lookOf({ id, madeToSize, variants }: DemoProduct): Pick<PicturedPiece, 'model' | 'finishes'> {
  const quote = madeToSize ? quoteOf(madeToSize, { parameters: {}, finishes: {} }) : null;
  if (quote && 'wrong' in quote) throw new Error(`${id}: ${quote.wrong}`);
  const model = quote?.model ?? variants[0]?.model;
  if (!model) throw new Error(`${id} has no model`);
  return { model, finishes: quote?.finishes ?? variants[0]?.finishes ?? {} };
}
