import type { FoundList } from '#features/search/found.ts';
import type { ListAddress } from '#features/search/list-address.ts';
import type { ProductItem } from '#features/products/product.ts';
import { listProducts, type ProductReader } from '#features/products/products.server.ts';

const most = 4;

/** Some pieces close to what was asked: by the way out that finds most, else what people like best. */
export async function nearProducts(ctx: ProductReader, { ways }: Pick<FoundList, 'ways'>): Promise<ProductItem[]> {
  const way = ways.filter(({ filter }) => filter === null).toSorted((a, b) => b.total - a.total)[0];
  const address: ListAddress = { words: way?.words ?? '', filters: {}, sort: 'popular', fits: null, priceFrom: null, priceTo: null };
  const { items } = await listProducts(ctx, address, { size: most, facets: false });
  return items;
}
