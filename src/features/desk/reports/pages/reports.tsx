import { consoleContext } from '#features/people/console/console-context.server.ts';
import { readChoice } from '#features/people/console/console-list.ts';
import { messagesFor } from '#text/messages.server.ts';
import { ReportsView } from '../components/reports-view.tsx';
import { reportStates } from '#features/people/report-button/report.ts';
import { listReports } from '../reports.server.ts';
import type { Route } from './+types/reports.ts';

export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const ctx = consoleContext(context, 'reports.see');
  const list = await listReports(
    ctx,
    readChoice(searchParams.get('status'), reportStates) ?? 'open',
    searchParams.get('after')?.slice(0, 500) ?? null,
    searchParams.get('sort'),
  );
  return { list, messages: messagesFor(ctx.locale, ['reportdesk', 'reports', 'desk']) };
}

/** Reports of content that should not be here. */
export default function Reports({ loaderData: { list } }: Route.ComponentProps) {
  return <ReportsView list={list} />;
}
