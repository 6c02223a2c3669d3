import { useMemo } from 'react';
import { data } from 'react-router';
import { useTranslations } from 'use-intl';
import { designFor } from '#features/studio/designs/design-rights.server.ts';
import { itemOf } from '#features/studio/designs/designs.server.ts';
import { templateOf } from '#features/studio/designs/workspace-page.server.ts';
import { thingAddress } from '#features/catalogue/content/thing-address.ts';
import { useMay, useShell } from '#features/people/accounts/use-viewer.ts';
import { AppError } from '#lib/errors.ts';
import { requestContext } from '#platform/context.ts';
import { messagesFor } from '#text/messages.server.ts';
import { Button } from '#ui/button.tsx';
import { EmptyPage } from '#ui/empty-page.tsx';
import { workspaceMessages } from '#workspace/words/workspace-messages.ts';
import type { Route } from './+types/design.ts';
import { accountPictures } from '../account-pictures.ts';
import { designVersions, publishDesign } from '../design-versions.ts';
import { LazyWorkspace } from '../components/lazy-workspace.tsx';
import { WorkspaceSkeleton } from '../components/workspace-skeleton.tsx';
import { useBeginning } from '../use-beginning.ts';
import { seenPrices } from '../seen-prices.ts';
import { useOpenedDesign } from '../use-opened-design.ts';

/** One's own design, open in the workspace. Somebody else's and none are alike: not found. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, locale, session, clock } = context.get(requestContext);
  if (session === null) throw data(null, { status: 401 });
  const asked = { userId: session.userId, designId: params.id.slice(0, 64), now: clock.now() };
  const { design } = await designFor(db, asked).catch(throwNotFound);
  const template = await templateOf(db, itemOf(design), locale);
  return {
    id: design.id,
    name: design.name,
    person: session.userId,
    origin: template && {
      name: template.name.text,
      author: template.author,
      address: template.work === null ? null : thingAddress(template.work),
    },
    messages: messagesFor(locale, workspaceMessages),
  };
}

function throwNotFound(error: unknown): never {
  throw error instanceof AppError && error.key === 'not_found' ? data(null, { status: 404 }) : error;
}

export default function DesignPage({ loaderData: { id, name, person, origin } }: Route.ComponentProps) {
  const t = useTranslations('workspace');
  const e = useTranslations('errors');
  const s = useTranslations('start');
  const opening = useOpenedDesign(id, person);
  const { locale } = useShell();
  const { beginning } = useBeginning();
  const publishes = useMay('works.publish');
  const more = useMemo(
    () => ({
      pictures: accountPictures(id, locale),
      prices: seenPrices(id),
      versions: designVersions(id, origin),
      publish: publishes ? publishDesign(id) : null,
      ...(beginning ? { beginning } : {}),
    }),
    [id, locale, beginning, origin, publishes],
  );
  return (
    <>
      <title>{`${name || t('untitled')} · Hiên 轩`}</title>
      {opening.kind === 'failed' && (
        <main>
          <EmptyPage
            title={t('failedTitle')}
            text={opening.reason === 'future_version' ? s('refused.future_version') : e('unavailable')}
          >
            <Button variant="primary" onClick={opening.again}>
              {t('tryAgain')}
            </Button>
          </EmptyPage>
        </main>
      )}
      {opening.kind === 'opening' && <WorkspaceSkeleton name={name} />}
      {opening.kind === 'open' && <LazyWorkspace name={name} id={id} sync={opening.sync} person={person} more={more} />}
    </>
  );
}
