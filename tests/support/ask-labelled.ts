import { listArticles } from '#features/catalogue/articles/articles.server.ts';
import { listDesigners } from '#features/catalogue/designers/designers.server.ts';
import { listProducts } from '#features/catalogue/products/products.server.ts';
import type { RequestContext } from '#platform/context.ts';
import type { LabelledQuery } from './labelled-queries.ts';

/** The first five results, in terms of the label. */
export async function firstFive(
  services: Pick<RequestContext, 'db' | 'studio'>,
  { language, kind, words }: LabelledQuery,
): Promise<string[]> {
  const ctx = { db: services.db, studio: services.studio, locale: language };
  const options = { size: 5, facets: false };
  const address = { words, filters: {}, fits: null, priceFrom: null, priceTo: null };
  if (kind === 'products')
    return (await listProducts(ctx, { ...address, sort: 'popular' }, options)).items.map(
      ({ category }) => category.key,
    );
  const { items } =
    kind === 'articles'
      ? await listArticles(ctx, { ...address, sort: 'newest' }, options)
      : await listDesigners(ctx, { ...address, sort: 'popular' }, options);
  return items.map(({ id }) => id.slice(2));
}
