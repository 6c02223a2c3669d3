import { pages } from '#features/catalogue/content/addresses.ts';
import type { WantedLine } from '#features/catalogue/offers/wanted-line.ts';

/**
 * The order page of one choice: `?product=&variant=&quantity=` (PRODUCT, Addresses), a made-to-size piece with its
 * choices by their own names.
 */
export function buyAddress({ product, variant, choice, quantity }: WantedLine): string {
  const query = new URLSearchParams({ product, ...(variant ? { variant } : {}), quantity: String(quantity) });
  for (const [name, value] of new URLSearchParams(choice ?? '')) query.set(name, value);
  return `${pages.productBill.path}?${query.toString().replaceAll('%3A', ':').replaceAll('%2C', ',')}`;
}

/** The line an address names; null where it names no product. An invalid quantity is one. */
export function wantedLineIn(params: URLSearchParams): WantedLine | null {
  const product = params.get('product');
  if (product === null || product === '' || product.length > 64) return null;
  const quantity = Number(params.get('quantity') ?? 1);
  const rest = new URLSearchParams(
    [...params].filter(([name]) => !['product', 'variant', 'quantity', 'lang'].includes(name)),
  );
  return {
    product,
    variant: params.get('variant')?.slice(0, 64) || undefined,
    choice: rest.toString().slice(0, 900) || undefined,
    quantity: Number.isInteger(quantity) && quantity >= 1 && quantity <= 999 ? quantity : 1,
  };
}

export const cartCheckout = `${pages.productBill.path}?cart=1`;
