import { pages } from '#features/catalogue/content/addresses.ts';
import { thingAddress } from '#features/catalogue/content/thing-address.ts';
import { breadcrumbs } from '#features/foundation/seo/site-things.ts';
import { product as productThing } from '#features/foundation/seo/market-things.ts';
import type { Thing } from '#features/foundation/seo/thing.ts';
import type { ProductPageData } from './product-page.server.ts';

/** Structured data of the page (PRODUCT A8). None for a removed product. */
export function productThings(page: ProductPageData): Thing[] {
  if (page.kind !== 'product') return [];
  const { product, messages } = page;
  const way = [
    { name: messages.product.products, path: pages.products.path },
    ...product.path.map(({ key, name }) => ({ name, path: `${pages.products.path}?category=${key}` })),
    { name: product.name.text, path: thingAddress(product.id) },
  ];
  return [productThing(product, thingAddress(product.merchant.id)), breadcrumbs(way)];
}
