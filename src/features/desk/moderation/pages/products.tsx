import { consoleContext } from '#features/people/console/console-context.server.ts';
import { messagesFor } from '#text/messages.server.ts';
import { ShelfView } from '../components/shelf-view.tsx';
import { shelfAddress } from '../shelf-address.server.ts';
import { listShelf } from '../shelves.server.ts';
import type { Route } from './+types/products.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = consoleContext(context, 'products.moderate');
  return { list: await listShelf(ctx, 'products', shelfAddress(url)), messages: messagesFor(ctx.locale, ['desk']) };
}

/** Products of merchants: viewed, unpublished, published again, deleted. */
export default function Products({ loaderData: { list } }: Route.ComponentProps) {
  return <ShelfView shelf="products" list={list} />;
}
