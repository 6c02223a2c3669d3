import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { redirect, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { mostLocalDesigns } from '#editor/sync/local-limits.ts';
import { pages } from '#features/catalogue/content/addresses.ts';
import { triedIn } from '#features/people/start-design/try-address.ts';
import { designAddress } from '#features/studio/designs/design-address.ts';
import { listDesigns } from '#features/studio/designs/designs.server.ts';
import { ApiFailure } from '#lib/api-failure.ts';
import { mayDesign } from '#lib/person.ts';
import { requestContext } from '#platform/context.ts';
import { messagesFor } from '#text/messages.server.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { EmptyPage } from '#ui/empty-page.tsx';
import type { Route } from './+types/new.ts';
import { WorkspaceSkeleton } from '../components/workspace-skeleton.tsx';

/** A person's piece goes into the design they changed last; what else there is to begin, their browser begins. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, locale, viewer, session, clock } = context.get(requestContext);
  const inAccount = session !== null && viewer !== null && mayDesign(viewer, clock.now().getTime());
  if (inAccount && triedIn(url.searchParams) !== null) {
    const [latest] = await listDesigns(db, session.userId);
    if (latest) throw redirect(designAddress(latest.id) + url.search);
  }
  const template = url.searchParams.get('template')?.slice(0, 64) ?? null;
  // Known, but not yet who: the session is being renewed, then the page is loaded again.
  const waiting = viewer?.fresh === false;
  return { waiting, inAccount, template, search: url.search, messages: messagesFor(locale, ['workspace', 'start']) };
}

type Fault = 'full' | 'no_storage' | 'gone' | 'failed';

/** Begins a design (a template, a room for a piece, an empty sheet) and goes on to it. */
export default function NewDesignPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('start');
  const w = useTranslations('workspace');
  const navigate = useNavigate();
  const [fault, setFault] = useState<Fault | null>(null);
  const begun = useRef(false);
  const { waiting } = loaderData;
  async function begin(): Promise<void> {
    const { beginDesign } = await import('../local/begin-design.ts');
    const made = await beginDesign(loaderData, w('untitled'));
    if ('refused' in made) return setFault(made.refused);
    await navigate(made.address, { replace: true });
  }
  function tryIt(): void {
    setFault(null);
    begin().catch((error: unknown) =>
      setFault(error instanceof ApiFailure && error.status === 404 ? 'gone' : 'failed'),
    );
  }
  const first = useEffectEvent(tryIt);
  useEffect(() => {
    // Once: a second time would make a second design.
    if (waiting || begun.current) return;
    begun.current = true;
    first();
  }, [waiting]);
  return (
    <>
      <title>{`${w('untitled')} · Hiên 轩`}</title>
      {fault === null ? (
        <WorkspaceSkeleton name="" />
      ) : (
        <EmptyPage title={t(`notBegun.${fault}.title`, { most: mostLocalDesigns })} text={t(`notBegun.${fault}.text`)}>
          <ButtonLink to={pages.workspace.path} variant="primary">
            {t('missing.start')}
          </ButtonLink>
          {fault !== 'full' && <Button onClick={tryIt}>{t('missing.again')}</Button>}
        </EmptyPage>
      )}
    </>
  );
}
