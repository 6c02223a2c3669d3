import { readMerchant, worksWithPiecesOf } from '#features/catalogue/merchants/merchants.server.ts';
import type { MerchantDetail } from '#features/catalogue/merchants/merchant.ts';
import { productList } from '#features/catalogue/products/product-list.ts';
import type { ProductItem } from '#features/catalogue/products/product.ts';
import { listProducts } from '#features/catalogue/products/products.server.ts';
import { listPage, type ListPage } from '#features/foundation/search/list-page.server.ts';
import type { WorkItem } from '#features/catalogue/works/work.ts';
import { workItems } from '#features/catalogue/works/works.server.ts';
import { pictureAddress } from '#lib/picture.ts';
import { categories } from '#models/vocabulary.ts';
import type { RequestContext } from '#platform/context.ts';
import { translator } from '#text/messages.server.ts';
import type { FacetValue } from '#ui/list/facet.ts';

export interface MerchantPage {
  merchant: MerchantDetail;
  shelf: ListPage<ProductItem>;
  /** The categories of their products, with counts. */
  kinds: FacetValue[];
  works: WorkItem[];
  title: string;
  description: string;
  picture: string | null;
}

/**
 * Data of `/things/merchant-detail?id=m_…` (PRODUCT F4): profile, products with search and categories, works that
 * contain them.
 */
export async function loadMerchantPage(
  ctx: Pick<RequestContext, 'db' | 'locale' | 'studio'>,
  url: URL,
): Promise<MerchantPage> {
  const merchant = await readMerchant(ctx, url.searchParams.get('id') ?? '');
  const shelf = await listPage({
    url: onlyOf(merchant.id, url),
    kind: productList,
    locale: ctx.locale,
    size: 24,
    list: (asked, options) => listProducts(ctx, asked, options),
  });
  const works = await workItems(ctx.db, await worksWithPiecesOf(ctx.db, merchant.id, 6), ctx.locale);
  const kinds =
    shelf.found.facets
      .find(({ key }) => key === 'category')
      ?.values.filter(({ value, count, chosen }) => Object.hasOwn(categories, value) && (count > 0 || chosen)) ?? [];
  const picture = merchant.cover ?? merchant.avatar;
  return {
    merchant,
    shelf,
    kinds,
    works,
    ...wordsOf(merchant, ctx.locale),
    picture: picture && pictureAddress(picture.hash, 1280, 'jpg'),
  };
}

/** Search words, a category and a cursor are taken from the address; the merchant is fixed. */
function onlyOf(id: string, url: URL): URL {
  const asked = new URL(url);
  asked.search = '';
  for (const name of ['w', 'category', 'after', 'from'])
    for (const value of url.searchParams.getAll(name).slice(0, 1)) asked.searchParams.set(name, value);
  asked.searchParams.set('merchant', id);
  return asked;
}

function wordsOf(
  { name, headline }: MerchantDetail,
  locale: RequestContext['locale'],
): Pick<MerchantPage, 'title' | 'description'> {
  const t = translator(locale, 'merchant');
  return {
    title: translator(locale, 'pages')('withBrand', { title: name }),
    description: headline ? `${name}: ${headline.text}` : t('description', { name }),
  };
}
