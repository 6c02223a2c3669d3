import { lazy, Suspense } from 'react';
import { data } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { ownDesign } from '#features/studio/designs/designs.server.ts';
import { AppError } from '#lib/errors.ts';
import { requestContext } from '#platform/context.ts';
import { messagesFor } from '#text/messages.server.ts';
import type { Route } from './+types/design.ts';
import { workspacePorts } from '../workspace-ports.ts';
import { WorkspaceSkeleton } from '../components/workspace-skeleton.tsx';

/** One's own design, open in the workspace. Somebody else's and none are alike: not found. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, locale, session } = context.get(requestContext);
  if (session === null) throw data(null, { status: 401 });
  const { item, stored } = await ownDesign(db, session.userId, params.id.slice(0, 64)).catch(throwNotFound);
  return {
    id: item.id,
    name: item.name,
    design: stored.design,
    messages: messagesFor(locale, ['workspace', 'editor', 'viewer', 'errors']),
  };
}

function throwNotFound(error: unknown): never {
  throw error instanceof AppError && error.key === 'not_found' ? data(null, { status: 404 }) : error;
}

/** Large, and only here: it is fetched when somebody designs. */
const Workspace = lazy(async () => ({ default: (await import('#workspace/workspace.tsx')).Workspace }));

export default function DesignPage({ loaderData: { id, name, design } }: Route.ComponentProps) {
  const t = useTranslations('workspace');
  const locale = useLocale();
  return (
    <>
      <title>{`${name || t('bar.unnamed')} · Hiên 轩`}</title>
      <Suspense fallback={<WorkspaceSkeleton name={name} />}>
        <Workspace
          key={id}
          design={design}
          units={{ length: 'mm', area: 'm2', decimal: locale === 'vi' ? ',' : '.' }}
          ports={workspacePorts()}
        />
      </Suspense>
    </>
  );
}
