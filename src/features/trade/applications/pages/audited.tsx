import { data } from 'react-router';
import { consoleContext } from '#features/people/console/console-context.server.ts';
import { AppError } from '#lib/errors.ts';
import type { Route } from './+types/audited.ts';
import { AuditedView } from '../components/audited-view.tsx';
import { localizedReasons } from '../reasons.server.ts';
import { readAudited } from '../queue.server.ts';

/** `/admin/applications/e_…`: documents, form and receipt side by side; the decision at the bottom. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = consoleContext(context, 'applications.see');
  const application = await readAudited(ctx, params.id).catch((error: unknown) => {
    if (error instanceof AppError && error.key === 'not_found') throw data(null, { status: 404 });
    throw error;
  });
  return { application, now: ctx.clock.now().toISOString(), templates: localizedReasons(ctx.locale) };
}

export default function Audited({ loaderData: { application, now, templates } }: Route.ComponentProps) {
  return <AuditedView key={application.id} application={application} now={now} templates={templates} />;
}
