import { data, redirect } from 'react-router';
import { pages } from '#features/content/addresses.ts';
import { thingAddress } from '#features/content/thing-address.ts';
import { trail } from '#features/seo/house-things.ts';
import { work as workThing } from '#features/seo/market-things.ts';
import { pageMeta } from '#features/seo/page-meta.ts';
import { requestContext } from '#platform/context.ts';
import { messagesFor } from '#text/messages.server.ts';
import type { Route } from './+types/detail.ts';
import { OffShelf } from '../components/off-shelf.tsx';
import { WorkView } from '../components/work-view.tsx';
import { loadWorkPage } from '../work-page.server.ts';

/** `/things/detail?id=`: a work or a product, told apart by the letter of its id (PRODUCT, Addresses). */
export async function loader({ url, context }: Route.LoaderArgs) {
  const ctx = context.get(requestContext);
  const id = url.searchParams.get('id');
  if (id === null) return redirect(pages.works.path);
  if (!/^w_[0-9a-z]{1,40}$/.test(id)) throw data(null, { status: 404 });
  const page = await loadWorkPage(ctx, id);
  return data({ ...page, messages: messagesFor(ctx.locale, ['work', 'cards', 'consult', 'viewer']) }, { status: page.status });
}

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  if (loaderData === undefined) return [];
  const { title, description, picture } = loaderData;
  if (loaderData.kind === 'workGone') return pageMeta(matches, { title, description });
  const { work, messages } = loaderData;
  const way = trail([{ name: messages.work.works, path: pages.works.path }, { name: work.name.text, path: thingAddress(work.id) }]);
  return pageMeta(matches, { title, description, picture, kind: 'article', things: [workThing(work, thingAddress(work.designer.id)), way] });
}

export default function DetailPage({ loaderData }: Route.ComponentProps) {
  return loaderData.kind === 'work' ? <WorkView {...loaderData} /> : <OffShelf {...loaderData} />;
}
