import { data, redirect } from 'react-router';
import { pages } from '#features/catalogue/content/addresses.ts';
import { thingAddress } from '#features/catalogue/content/thing-address.ts';
import { breadcrumbs } from '#features/foundation/seo/site-things.ts';
import { merchant as merchantThing } from '#features/foundation/seo/market-things.ts';
import { pageMeta } from '#features/foundation/seo/page-meta.ts';
import { AppError } from '#lib/errors.ts';
import { requestContext } from '#platform/context.ts';
import { messagesFor } from '#text/messages.server.ts';
import { MerchantView } from '../components/merchant-view.tsx';
import { loadMerchantPage } from '../merchant-page.server.ts';
import type { Route } from './+types/merchant.ts';

export async function loader({ url, context }: Route.LoaderArgs) {
  const ctx = context.get(requestContext);
  const id = url.searchParams.get('id');
  if (id === null) return redirect(pages.merchants.path);
  if (!/^m_[0-9a-z]{1,40}$/.test(id)) throw data(null, { status: 404 });
  const page = await loadMerchantPage(ctx, url).catch((error: unknown) => {
    throw error instanceof AppError && error.key === 'not_found' ? data(null, { status: 404 }) : error;
  });
  return { ...page, messages: messagesFor(ctx.locale, ['merchant', 'list', 'cards']) };
}

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  if (loaderData === undefined) return [];
  const { merchant, messages, title, description, picture } = loaderData;
  const way = breadcrumbs([
    { name: messages.merchant.merchants, path: pages.merchants.path },
    { name: merchant.name, path: thingAddress(merchant.id) },
  ]);
  return pageMeta(matches, { title, description, picture, kind: 'profile', things: [merchantThing(merchant), way] });
}

export default function MerchantPage({ loaderData }: Route.ComponentProps) {
  return <MerchantView {...loaderData} />;
}
