import { articleList } from '#features/catalogue/articles/article-list.ts';
import { listArticles } from '#features/catalogue/articles/articles.server.ts';
import { listBanners, listPartners } from '#features/catalogue/content/site-texts.server.ts';
import { designerList } from '#features/catalogue/designers/designer-list.ts';
import { listDesigners } from '#features/catalogue/designers/designers.server.ts';
import { countModels, listModels } from '#features/catalogue/models/library.server.ts';
import { productList } from '#features/catalogue/products/product-list.ts';
import { listProducts } from '#features/catalogue/products/products.server.ts';
import type { ListAddress } from '#features/foundation/search/list-address.ts';
import type { ListKind } from '#features/foundation/search/list-kind.ts';
import { workList } from '#features/catalogue/works/work-list.ts';
import { listWorks } from '#features/catalogue/works/works.server.ts';
import type { RequestContext } from '#platform/context.ts';

/** One of each, so that the dozen beside the count shows the range of the library. */
const families = [
  'dining-chair',
  'coffee-table',
  'floor-lamp',
  'sofa',
  'chest',
  'vase',
  'armchair',
  'sideboard',
  'bed',
  'pendant',
  'plant',
  'wardrobe',
];

/** Everything the landing page shows, from the same rules as the lists (PRODUCT E1). */
export async function readLanding(ctx: RequestContext) {
  const banners = await listBanners(ctx, 'home');
  const works = await listWorks(ctx, first(workList), { size: 5, facets: false });
  const products = await listProducts(ctx, first(productList), { size: 4, facets: false });
  const designers = await listDesigners(ctx, first(designerList), { size: 12, facets: false });
  const articles = await listArticles(ctx, first(articleList), { size: 3, facets: false });
  const partners = await listPartners(ctx);
  return {
    banners,
    partners,
    works: { items: works.items, total: works.total, exact: works.exact },
    products: products.items,
    designers: designers.items.filter(({ workCount }) => workCount > 0).slice(0, 4),
    articles: articles.items,
    library: { count: countModels(), thumbnails: thumbnails(ctx) },
  };
}

/** A whole list in its default order. */
function first({ sorts }: ListKind): ListAddress {
  return { words: '', filters: {}, sort: sorts[0], fits: null, priceFrom: null, priceTo: null };
}

function thumbnails({ locale, studio: { edition } }: RequestContext): string[] {
  return families.flatMap((family) =>
    listModels({ words: '', filters: { family: [family] } }, 0, 1, { locale, edition }).items.map(
      ({ thumbnail }) => thumbnail,
    ),
  );
}
