import { data, redirect } from 'react-router';
import { pages } from '#features/catalogue/content/addresses.ts';
import { thingAddress } from '#features/catalogue/content/thing-address.ts';
import { breadcrumbs } from '#features/foundation/seo/site-things.ts';
import { designer as designerThing } from '#features/foundation/seo/market-things.ts';
import { pageMeta } from '#features/foundation/seo/page-meta.ts';
import { requestContext } from '#platform/context.ts';
import { messagesFor } from '#text/messages.server.ts';
import type { Route } from './+types/designer.ts';
import { DesignerView } from '../components/designer-view.tsx';
import { loadDesignerPage } from '../designer-page.server.ts';

export async function loader({ url, context }: Route.LoaderArgs) {
  const ctx = context.get(requestContext);
  const id = url.searchParams.get('id');
  if (id === null) return redirect(pages.designers.path);
  if (!/^d_[0-9a-z]{1,40}$/.test(id)) throw data(null, { status: 404 });
  return { ...(await loadDesignerPage(ctx, id)), messages: messagesFor(ctx.locale, ['designer', 'cards', 'consult']) };
}

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  if (loaderData === undefined) return [];
  const { designer, messages, title, description, picture } = loaderData;
  const way = breadcrumbs([
    { name: messages.designer.designers, path: pages.designers.path },
    { name: designer.name, path: thingAddress(designer.id) },
  ]);
  return pageMeta(matches, { title, description, picture, kind: 'profile', things: [designerThing(designer), way] });
}

export default function DesignerPage({ loaderData: { designer, works } }: Route.ComponentProps) {
  return <DesignerView designer={designer} works={works} />;
}
