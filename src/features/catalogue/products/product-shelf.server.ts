import { redirect } from 'react-router';
import { merchantItems } from '#features/catalogue/merchants/merchants.server.ts';
import { merchantList } from '#features/catalogue/merchants/merchant-list.ts';
import { countValues } from '#features/foundation/search/count-values.server.ts';
import { filterNames } from '#features/foundation/search/filter-names.ts';
import { find } from '#features/foundation/search/find.server.ts';
import type { FoundFacet } from '#features/foundation/search/found.ts';
import { readListAddress, type ListAddress } from '#features/foundation/search/list-address.ts';
import { listPage, type ListPage } from '#features/foundation/search/list-page.server.ts';
import { withSpokenFilters } from '#features/foundation/search/spoken-filters.ts';
import { concepts } from '#features/foundation/search/understand.server.ts';
import { formEntries, fromStart } from '#ui/list/address-links.ts';
import { categoryShelf } from './category-shelf.server.ts';
import type { CategoryShelf } from './category-shelf.tsx';
import { productList } from './product-list.ts';
import type { ProductItem, ProductList } from './product.ts';
import { listProducts, type ProductReadContext } from './products.server.ts';

export interface ProductShelf extends ListPage<ProductItem, ProductList> {
  categories: CategoryShelf;
}

const emptyAddress: ListAddress = {
  words: '',
  filters: {},
  sort: 'popular',
  fits: null,
  priceFrom: null,
  priceTo: null,
};
/** Makers offered as a filter: the best known, and those chosen. */
const makersOffered = 12;

/** A list of products with its category tree and its makers: the catalogue, and search results (PRODUCT F3, F5). */
export async function productShelf(ctx: ProductReadContext, url: URL): Promise<ProductShelf> {
  const address = readListAddress(formEntries(url.searchParams), productList);
  const { address: filtered, price, seats } = withSpokenFilters(address, productList, concepts);
  if (price !== null || seats !== null) throw redirect(filteredAddress(url, filtered));
  const makers = await makersOf(ctx, address);
  const page = await listPage({
    url,
    kind: productList,
    locale: ctx.locale,
    size: 24,
    names: Object.fromEntries(makers.map(({ value, label }) => [value, label])),
    list: (asked, options) => listProducts(ctx, asked, options),
  });
  const category = page.found.facets.find(({ key }) => key === 'category');
  const merchant: FoundFacet = { key: 'merchant', name: filterNames.merchant[ctx.locale], values: makers, exact: true };
  return {
    ...page,
    categories: categoryShelf(category, address.filters.category ?? [], {
      locale: ctx.locale,
      edition: ctx.studio.edition,
    }),
    found: { ...page.found, facets: [...page.found.facets.filter(({ key }) => key !== 'category'), merchant] },
  };
}

/** What was said of price and people becomes a filter, shown and taken away like any other; an earlier one is replaced. */
function filteredAddress({ pathname, searchParams }: URL, { words, priceFrom, priceTo, filters }: ListAddress): string {
  const params = new URLSearchParams(searchParams);
  for (const [name, value] of Object.entries({ w: words, priceFrom, priceTo }))
    if (value) params.set(name, String(value));
    else params.delete(name);
  params.delete('seats');
  for (const value of filters.seats ?? []) params.append('seats', value);
  return `${pathname}${fromStart(params)}`;
}

async function makersOf({ db, locale }: ProductReadContext, address: ListAddress): Promise<FoundFacet['values']> {
  const chosen = address.filters.merchant ?? [];
  const { ids } = await find(db, merchantList, emptyAddress, { size: makersOffered, locale, facets: false });
  const items = await merchantItems(db, [...new Set([...chosen, ...ids])], locale);
  const counts = await countValues(
    db,
    productList,
    address,
    'merchant',
    items.map(({ id }) => id),
  );
  return items.map(({ id, name }) => ({
    value: id,
    label: name,
    count: counts.get(id) ?? 0,
    chosen: chosen.includes(id),
  }));
}
