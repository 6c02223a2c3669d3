import { consoleContext } from '#features/people/console/console-context.server.ts';
import { messagesFor } from '#text/messages.server.ts';
import { ShelfView } from '../components/shelf-view.tsx';
import { shelfAddress } from '../shelf-address.server.ts';
import { listShelf } from '../shelves.server.ts';
import type { Route } from './+types/works.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = consoleContext(context, 'works.moderate');
  return { list: await listShelf(ctx, 'works', shelfAddress(url)), messages: messagesFor(ctx.locale, ['desk']) };
}

/** Works of designers: viewed, unpublished, published again, deleted. */
export default function Works({ loaderData: { list } }: Route.ComponentProps) {
  return <ShelfView shelf="works" list={list} />;
}
