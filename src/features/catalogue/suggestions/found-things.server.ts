import { designerList } from '#features/catalogue/designers/designer-list.ts';
import { listDesigners } from '#features/catalogue/designers/designers.server.ts';
import { productList } from '#features/catalogue/products/product-list.ts';
import { listProducts } from '#features/catalogue/products/products.server.ts';
import { workList } from '#features/catalogue/works/work-list.ts';
import { listWorks } from '#features/catalogue/works/works.server.ts';
import { usualSort } from '#features/foundation/search/cheap-words.ts';
import type { ListAddress } from '#features/foundation/search/list-address.ts';
import type { RequestContext } from '#platform/context.ts';
import type { FoundThing } from './found-thing.ts';

const most = 4;

/** The first few results; none without words. Uncounted: it is requested while typing. */
export async function foundThings(ctx: RequestContext, kind: keyof typeof lists, typed: string): Promise<FoundThing[]> {
  const words = typed.trim().slice(0, 200);
  if (words === '') return [];
  const address: ListAddress = {
    words,
    filters: {},
    sort: usualSort(words, lists[kind]),
    fits: null,
    priceFrom: null,
    priceTo: null,
  };
  const options = { size: most, facets: false };
  return finders[kind](ctx, address, options);
}

const lists = { products: productList, works: workList, designers: designerList };
const finders = { products: productsFor, works: worksFor, designers: designersFor };

async function productsFor(
  ctx: RequestContext,
  address: ListAddress,
  options: { size: number; facets: boolean },
): Promise<FoundThing[]> {
  const { items } = await listProducts(ctx, address, options);
  return items.map(({ id, name, price, picture, thumbnail, match }) => ({
    id,
    name,
    note: null,
    price: match && match.price !== null ? { min: match.price, max: match.price } : price,
    variant: match?.variant ?? null,
    picture,
    thumbnail,
  }));
}

async function worksFor(
  ctx: RequestContext,
  address: ListAddress,
  options: { size: number; facets: boolean },
): Promise<FoundThing[]> {
  const { items } = await listWorks(ctx, address, options);
  return items.map(({ id, name, designer, picture }) => ({
    id,
    name,
    note: designer.name,
    price: null,
    variant: null,
    picture,
    thumbnail: null,
  }));
}

async function designersFor(
  ctx: RequestContext,
  address: ListAddress,
  options: { size: number; facets: boolean },
): Promise<FoundThing[]> {
  const { items } = await listDesigners(ctx, address, options);
  return items.map(({ id, name, city, avatar, cover }) => ({
    id,
    name: { text: name, lang: ctx.locale },
    note: city?.name ?? null,
    price: null,
    variant: null,
    picture: cover ?? avatar,
    thumbnail: null,
  }));
}
