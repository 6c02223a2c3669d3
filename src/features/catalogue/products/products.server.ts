import { find, type FindOptions, type FoundIds } from '#features/foundation/search/find.server.ts';
import type { ListAddress } from '#features/foundation/search/list-address.ts';
import { cities, namedTerms, nameOf } from '#features/foundation/search/vocabulary.ts';
import type { Database } from '#db/database.ts';
import { AppError } from '#lib/errors.ts';
import { localized, trilingual } from '#lib/trilingual.ts';
import { kinds } from '#models/materials/finish.ts';
import type { RequestContext } from '#platform/context.ts';
import { categoryCrumbs, categoryPath } from './category.ts';
import { madeToSizeSchema, quoteOf, type MadeToSize, type Wish } from './made-to-size.ts';
import { productList } from './product-list.ts';
import { matchingVariant } from './choices/matching-variant.ts';
import {
  findProduct,
  productsLike,
  shownProducts,
  variantsAmong,
  wholeProduct,
  type WholeProduct,
} from './product-queries.server.ts';
import type { ProductDetail, ProductItem, ProductList, QuoteData } from './product.ts';
import {
  madeOf,
  productItemOf,
  quoteDataOf,
  variantsShown,
  withMatch,
  type ProductDisplayOptions,
} from './show-product.server.ts';

/** What other features read of products. */
export { lookHash } from './looks/variant-look.server.ts';
export { holdProduct, variantsOf, type VariantRow } from './product-queries.server.ts';

/** All a list of products needs of a request. */
export type ProductReadContext = Pick<RequestContext, 'db' | 'locale' | 'studio'>;

/** The list, search results, a merchant's products: one rule, distinguished by its address (PRODUCT F3, F5). */
export async function listProducts(
  ctx: ProductReadContext,
  address: ListAddress,
  options: Omit<FindOptions, 'locale'>,
): Promise<ProductList> {
  const { ids, wanted, besides, ...found } = await find(ctx.db, productList, address, {
    ...options,
    locale: ctx.locale,
  });
  const display = displayOptionsOf(ctx);
  const items = await productItems(ctx.db, ids, display);
  const list = { ...found, ...(await besidesOf(ctx.db, besides, display)) };
  if (items.length === 0 || wanted.sizes.length + wanted.colours.length + wanted.seats.length === 0)
    return { ...list, items };
  const variants = Map.groupBy(await variantsAmong(ctx.db, ids), ({ product_id }) => product_id);
  return {
    ...list,
    items: items.map((item) => {
      const matched = matchingVariant(variants.get(item.id) ?? [], item.category.key, wanted);
      // What is sold out in this size but made to size can be had: the page opens on that.
      const offered = matched && (matched.variant.stock > 0 || !item.madeToSize);
      if (!offered) return item;
      const card = withMatch(item, matched, display);
      return wanted.byPrice && card.match ? { ...card, match: { ...card.match, price: null } } : card;
    }),
  };
}

async function besidesOf(
  db: Database,
  { named, others, nearest }: FoundIds['besides'],
  display: ProductDisplayOptions,
): Promise<Pick<ProductList, 'named' | 'others' | 'nearest'>> {
  const ids = [...(others?.ids ?? []), ...(nearest ? [nearest.id] : [])];
  const cards = new Map((await productItems(db, ids, display)).map((item) => [item.id, item]));
  const near = nearest && cards.get(nearest.id);
  return {
    named,
    others: others && {
      items: others.ids.flatMap((id) => cards.get(id) ?? []),
      total: others.total,
      exact: others.exact,
    },
    nearest: nearest && near ? { end: nearest.end, item: near } : null,
  };
}

/** Cards of products in the order of the ids; unpublished ones are left out. */
export async function productItems(
  db: Database,
  ids: readonly string[],
  display: ProductDisplayOptions,
): Promise<ProductItem[]> {
  const rows = await shownProducts(db, ids);
  return ids.flatMap((id) => {
    const row = rows.get(id);
    return row ? [productItemOf(row, display)] : [];
  });
}

/** Cards of variants, in the order given; what is no longer offered is left out. */
export async function variantItems(
  db: Database,
  wanted: readonly { product: string; variant: string }[],
  display: ProductDisplayOptions,
): Promise<ProductItem[]> {
  if (wanted.length === 0) return [];
  const ids = [...new Set(wanted.map(({ product }) => product))];
  const items = new Map((await productItems(db, ids, display)).map((item) => [item.id, item]));
  const variants = await variantsAmong(db, ids);
  return wanted.flatMap(({ product, variant }) => {
    const item = items.get(product);
    const found = variants.find(({ id, product_id }) => product_id === product && id === variant);
    return item && found ? [withMatch(item, { variant: found, sized: true }, display)] : [];
  });
}

export async function readProduct(ctx: ProductReadContext, id: string): Promise<ProductDetail> {
  const { db, locale } = ctx;
  const display = displayOptionsOf(ctx);
  const product = await wholeProduct(db, id);
  if (!product) throw new AppError('not_found');
  const made = madeToSizeOf(product.made_to_size);
  const quote = made && quoteOf(made, { parameters: {}, finishes: {} });
  return {
    ...productItemOf(product, display),
    description: localized(trilingual(product.description), locale),
    path: categoryCrumbs(product.category, locale),
    materials: namedTerms(kinds, product.materials, locale),
    pictures: product.all_pictures,
    variants: variantsShown(product.variants, made, display),
    made: made && madeOf(made, locale),
    quote: quote && !('wrong' in quote) ? quoteDataOf(quote, display) : null,
    works: product.works,
    recommended: await recommendedFor(ctx, product),
    merchant: {
      id: product.merchant_id,
      name: product.merchant_name,
      city: nameOf(cities, product.merchant_city, locale),
      phone: product.merchant_phone,
      productCount: product.merchant_products,
    },
  };
}

/** Price and size follow the choice, decided here and not by the page (PRODUCT F3). */
export async function quoteProduct(ctx: ProductReadContext, id: string, wish: Wish): Promise<QuoteData> {
  const product = await findProduct(ctx.db, id);
  const made = product?.status === 'shelved' ? madeToSizeOf(product.made_to_size) : null;
  if (!made) throw new AppError('not_found');
  const quote = quoteOf(made, wish);
  if ('wrong' in quote) throw new AppError('invalid_form', { field: quote.wrong.slice(0, 40) });
  return quoteDataOf(quote, displayOptionsOf(ctx));
}

const mostRecommended = 8;

/** What is like it; where its kind has too few, others of the shelf they stand on. */
async function recommendedFor(ctx: ProductReadContext, product: WholeProduct): Promise<ProductItem[]> {
  const display = displayOptionsOf(ctx);
  const alike = await productsLike(ctx.db, product, mostRecommended);
  const items = alike.map((row) => productItemOf(row, display));
  if (items.length >= mostRecommended) return items;
  const shelf = await find(
    ctx.db,
    productList,
    {
      words: '',
      filters: { category: categoryPath(product.category).slice(0, 1) },
      sort: 'popular',
      fits: null,
      priceFrom: null,
      priceTo: null,
    },
    { size: 2 * mostRecommended + 1, locale: ctx.locale, facets: false },
  );
  const shown = new Set([product.id, ...items.map(({ id }) => id)]);
  const others = shelf.ids.filter((id) => !shown.has(id)).slice(0, mostRecommended - items.length);
  return [...items, ...(await productItems(ctx.db, others, display))];
}

/** A row that does not parse is ignored: it must not give a price. */
function madeToSizeOf(stored: unknown): MadeToSize | null {
  return madeToSizeSchema.safeParse(stored).data ?? null;
}

export function displayOptionsOf({ locale, studio }: Pick<RequestContext, 'locale' | 'studio'>): ProductDisplayOptions {
  return { locale, edition: studio.edition };
}
