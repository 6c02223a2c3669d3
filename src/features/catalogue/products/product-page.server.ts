import { data } from 'react-router';
import { reshaped } from '#features/catalogue/models/model-links.ts';
import { AppError } from '#lib/errors.ts';
import { pictureAddress } from '#lib/picture.ts';
import { localizedText, trilingual } from '#lib/trilingual.ts';
import type { RequestContext } from '#platform/context.ts';
import { messagesFor, translator } from '#text/messages.server.ts';
import { findProduct } from './product-queries.server.ts';
import type { ProductDetail, ProductItem, QuoteData } from './product.ts';
import { listProducts, quoteProduct, readProduct } from './products.server.ts';
import { chosenVariant } from './choices/variant-options.ts';
import { wishIn } from './wish-address.ts';

const idPattern = /^p_[0-9a-z]{1,40}$/;

type ProductPageContext = Pick<RequestContext, 'db' | 'locale' | 'studio'>;

interface Head {
  title: string;
  description: string;
  /** For who shares the link; an address on our site. */ picture: string | null;
}
export interface ProductShown extends Head {
  kind: 'product';
  status: 200;
  product: ProductDetail;
  /** Of a made-to-size piece: the choice in the address, quoted; the default choice where that one is not offered. */
  quote: QuoteData | null;
  /** The address named something this workshop does not offer. */
  refused: boolean;
}
export interface ProductGone extends Head {
  kind: 'productGone';
  status: 410;
  name: string;
  category: ProductItem['category'];
  others: ProductItem[];
}
export type ProductPageData = (ProductShown | ProductGone) & {
  messages: ReturnType<typeof messagesFor<'product' | 'cards' | 'viewer'>>;
};

/**
 * Data of `/things/detail?id=p_…` (PRODUCT F3). The route answers with its `status`; an id that never existed is thrown
 * as 404.
 */
export async function loadProductPage(ctx: ProductPageContext, url: URL): Promise<ProductPageData> {
  const id = url.searchParams.get('id') ?? '';
  const page = idPattern.test(id) ? ((await shown(ctx, id, url.searchParams)) ?? (await gone(ctx, id))) : null;
  if (page === null) throw data(null, { status: 404 });
  return { ...page, messages: messagesFor(ctx.locale, ['product', 'cards', 'viewer']) };
}

async function shown(ctx: ProductPageContext, id: string, params: URLSearchParams): Promise<ProductShown | null> {
  const product = await nullOn('not_found', readProduct(ctx, id));
  if (product === null) return null;
  const asked =
    product.made === null ? null : await nullOn('invalid_form', quoteProduct(ctx, id, wishIn(params, product.made)));
  const quote = asked ?? product.quote;
  return {
    kind: 'product',
    status: 200,
    product,
    quote,
    refused: product.made !== null && asked === null,
    ...headOf(ctx, product, pictureOf(product, quote, params)),
  };
}

/** It was published once: the page says so, and offers others of its kind. */
async function gone(ctx: ProductPageContext, id: string): Promise<ProductGone | null> {
  const row = await findProduct(ctx.db, id);
  if (!row) return null;
  const t = translator(ctx.locale, 'product');
  const name = localizedText(trilingual(row.name), ctx.locale);
  const others = await listProducts(
    ctx,
    { words: '', filters: { category: [row.category] }, sort: 'popular', fits: null, priceFrom: null, priceTo: null },
    { size: 4, facets: false },
  );
  return {
    kind: 'productGone',
    status: 410,
    name,
    category: others.items[0]?.category ?? { key: row.category, name },
    others: others.items,
    title: translator(ctx.locale, 'pages')('withBrand', { title: t('gone.title') }),
    description: t('gone.text'),
    picture: null,
  };
}

function headOf({ locale }: ProductPageContext, product: ProductDetail, picture: string | null): Head {
  const {
    name: { text: name },
    merchant: { name: maker },
    size,
    description,
  } = product;
  return {
    title: translator(locale, 'pages')('withBrand', { title: translator(locale, 'product')('title', { name, maker }) }),
    description:
      description === null
        ? translator(locale, 'product')('description', { name, maker, ...size })
        : shortened(description.text),
    picture,
  };
}

/** The photograph, or the studio's picture of the very choice. */
function pictureOf(product: ProductDetail, quote: QuoteData | null, params: URLSearchParams): string | null {
  const [photo] = product.pictures;
  if (photo) return pictureAddress(photo.hash, 1280, 'jpg');
  const still = quote?.thumbnail ?? chosenVariant(product.variants, params.get('variant'))?.thumbnail ?? null;
  return still === null ? null : reshaped(still, 960, 'wide');
}

function shortened(text: string): string {
  return text.length <= 170 ? text : `${text.slice(0, 169).trimEnd()}…`;
}

async function nullOn<T>(key: AppError['key'], asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof AppError && error.key === key) return null;
    throw error;
  }
}
