import type { ProductDetail } from '../product.ts';
import { chosenVariant } from './variant-options.ts';

/**
 * Whether a page opens on what is made to size: where its address says so, or where nothing can be had from stock and
 * no variant is named. Of a product that is sold both ways the other one is a click away.
 */
export function openedMade(
  { made, variants }: Pick<ProductDetail, 'made' | 'variants'>,
  params: URLSearchParams,
): boolean {
  if (made === null) return false;
  if (variants.length === 0) return true;
  if (variants.some(({ id }) => id === params.get('variant'))) return false;
  const named = [...made.parameters.map(({ key }) => key), 'finish', 'made'].some((key) => params.has(key));
  return named || chosenVariant(variants, null)?.stock === 0;
}
