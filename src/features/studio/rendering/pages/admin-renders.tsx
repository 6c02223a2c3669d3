import { consoleContext } from '#features/people/console/console-context.server.ts';
import { messagesFor } from '#text/messages.server.ts';
import { RendersView } from '../components/renders-view.tsx';
import { consoleRenders } from '../render-workers.server.ts';
import type { Route } from './+types/admin-renders.ts';

export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const ctx = consoleContext(context, 'renders.see');
  const found = await consoleRenders(ctx, searchParams.get('show') === 'live');
  return { found, messages: messagesFor(ctx.locale, ['render']) };
}

/** What is being rendered, by whom and for whom. */
export default function AdminRenders({ loaderData: { found } }: Route.ComponentProps) {
  return <RendersView found={found} />;
}
