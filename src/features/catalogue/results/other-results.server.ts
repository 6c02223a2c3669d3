import { listArticles } from '#features/catalogue/articles/articles.server.ts';
import { listDesigners } from '#features/catalogue/designers/designers.server.ts';
import { listMerchants } from '#features/catalogue/merchants/merchants.server.ts';
import { listProducts, type ProductReadContext } from '#features/catalogue/products/products.server.ts';
import type { SearchKind } from '#features/foundation/search/list-kind.ts';
import type { FoundList } from '#features/foundation/search/found.ts';
import type { ListAddress } from '#features/foundation/search/list-address.ts';
import { listWorks } from '#features/catalogue/works/works.server.ts';

export interface OtherResults {
  kind: SearchKind;
  total: number;
  exact: boolean;
}

const lists: Record<
  SearchKind,
  (ctx: ProductReadContext, address: ListAddress, options: { size: number; facets: boolean }) => Promise<FoundList>
> = {
  products: listProducts,
  works: listWorks,
  designers: listDesigners,
  merchants: listMerchants,
  articles: listArticles,
};

/** The same words in the other lists: where nothing of one kind is found, another may have it (PRODUCT F5). */
export async function otherResults(
  ctx: ProductReadContext,
  words: string,
  except: SearchKind,
): Promise<OtherResults[]> {
  const kinds = (Object.keys(lists) as SearchKind[]).filter((kind) => kind !== except);
  const found = await Promise.all(
    kinds.map(async (kind) => {
      const { total, exact } = await lists[kind](
        ctx,
        {
          words,
          filters: {},
          sort: kind === 'works' || kind === 'articles' ? 'newest' : 'popular',
          fits: null,
          priceFrom: null,
          priceTo: null,
        },
        { size: 1, facets: false },
      );
      return { kind, total, exact };
    }),
  );
  return found.filter(({ total }) => total > 0);
}
