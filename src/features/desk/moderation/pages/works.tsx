import { consoleContext } from '#features/people/console/console-context.server.ts';
import { auditMessages } from '#features/people/console/audit-messages.server.ts';
import { messagesFor } from '#text/messages.server.ts';
import { ShelfView } from '../components/shelf-view.tsx';
import { shelfAddress } from '../shelf-address.server.ts';
import { listShelf, lookAt } from '../shelves.server.ts';
import type { Route } from './+types/works.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = consoleContext(context, 'works.moderate');
  const look = url.searchParams.get('look');
  return {
    list: await listShelf(ctx, 'works', shelfAddress(url)),
    look: look === null ? null : await lookAt(ctx, 'works', look),
    messages: { ...auditMessages(ctx.locale), ...messagesFor(ctx.locale, ['desk']) },
  };
}

/** Works of designers: viewed, unpublished, published again, deleted. */
export default function Works({ loaderData: { list, look } }: Route.ComponentProps) {
  return <ShelfView shelf="works" list={list} look={look} />;
}
