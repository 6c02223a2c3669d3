import { data } from 'react-router';
import { ProductPage } from '#features/products/product-page.tsx';
import { loadProductPage } from '#features/products/product-page.server.ts';
import { productThings } from '#features/products/product-things.ts';
import { pageMeta } from '#features/seo/page-meta.ts';
import { workItems } from '#features/works/works.server.ts';
import { requestContext } from '#platform/context.ts';
import { FoundIn } from '../found-in.tsx';
import type { Route } from './+types/detail.ts';

export async function loader({ url, context }: Route.LoaderArgs) {
  const ctx = context.get(requestContext);
  const page = await loadProductPage(ctx, url);
  const works = page.kind === 'product' ? await workItems(ctx.db, page.product.works, ctx.locale) : [];
  return data({ ...page, works }, { status: page.status });
}

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  if (loaderData === undefined) return [];
  const { title, description, picture } = loaderData;
  return pageMeta(matches, { title, description, picture, kind: 'product', things: productThings(loaderData) });
}

export default function DetailPage({ loaderData }: Route.ComponentProps) {
  return <ProductPage page={loaderData} works={<FoundIn works={loaderData.works} />} />;
}
