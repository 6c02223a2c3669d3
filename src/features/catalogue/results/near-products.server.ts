import type { FoundList } from '#features/foundation/search/found.ts';
import type { ListAddress } from '#features/foundation/search/list-address.ts';
import { categoryShelf } from '#features/catalogue/products/category-shelf.server.ts';
import type { CategoryShelf } from '#features/catalogue/products/category-shelf.tsx';
import type { ProductItem } from '#features/catalogue/products/product.ts';
import { listProducts, type ProductReadContext } from '#features/catalogue/products/products.server.ts';

const most = 4;

export interface NearProducts {
  items: ProductItem[];
  /** Nothing is near: these are what people like best. */ liked: boolean;
  categories: CategoryShelf;
}

/** Some products close to the query: by the relaxation that finds most, else the most popular. And all categories. */
export async function nearProducts(ctx: ProductReadContext, { ways }: Pick<FoundList, 'ways'>): Promise<NearProducts> {
  const way = ways.filter(({ filter }) => filter === null).toSorted((a, b) => b.total - a.total)[0];
  const address: ListAddress = {
    words: way?.words ?? '',
    filters: {},
    sort: 'popular',
    fits: null,
    priceFrom: null,
    priceTo: null,
  };
  const { items } = await listProducts(ctx, address, { size: most, facets: false });
  const all = await listProducts(ctx, { ...address, words: '' }, { size: 1, facets: true });
  return {
    items,
    liked: way === undefined,
    categories: categoryShelf(
      all.facets.find(({ key }) => key === 'category'),
      [],
      { locale: ctx.locale, edition: ctx.studio.edition },
    ),
  };
}
