import { useEffect, useMemo } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { openLocalDesign } from '#editor/sync/local-design.ts';
import { visitor } from '#editor/sync/visitor.ts';
import { pages } from '#features/catalogue/content/addresses.ts';
import { useViewer } from '#features/people/accounts/use-viewer.ts';
import { designAddress } from '#features/studio/designs/design-address.ts';
import { newKey } from '#lib/id.ts';
import { requestContext } from '#platform/context.ts';
import { messagesFor } from '#text/messages.server.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { EmptyPage } from '#ui/empty-page.tsx';
import { workspaceMessages } from '#workspace/words/workspace-messages.ts';
import type { Route } from './+types/local.ts';
import { keepingPorts } from '../browser-ports.ts';
import { LazyWorkspace } from '../components/lazy-workspace.tsx';
import { WorkspaceSkeleton } from '../components/workspace-skeleton.tsx';
import { handOverSteps } from '../kept-steps.ts';
import { localBudget } from '../local/local-budgets.ts';
import { localPictures } from '../local/local-pictures.ts';
import { sentAs } from '../local/sent-designs.ts';
import { useLocalKeeping } from '../local/use-local-keeping.ts';
import { visitorList } from '../market-list.ts';
import { seenPrices } from '../seen-prices.ts';
import { useBeginning } from '../use-beginning.ts';
import { useOpening } from '../use-opened-design.ts';

/** The server knows nothing of a visitor's designs but the words around them. */
export function loader({ context }: Route.LoaderArgs) {
  const { locale } = context.get(requestContext);
  return { messages: messagesFor(locale, workspaceMessages) };
}

/** A design that only this browser has (PRODUCT J6), open in the workspace. */
export default function LocalDesignPage({ params: { id } }: Route.ComponentProps) {
  const t = useTranslations('start');
  const viewer = useViewer();
  const navigate = useNavigate();
  const opening = useOpening(id, () => openLocalDesign(id, keepingPorts()));
  const { keeping, away, sent } = useLocalKeeping(id, opening.kind === 'open' ? opening.sync : null);
  const { beginning } = useBeginning();
  const noRoom = t('trace.noRoom');
  const pictures = useMemo(() => localPictures(newKey, noRoom), [noRoom]);
  const more = useMemo(
    () => ({
      keeping,
      pictures,
      list: visitorList(localBudget(id)),
      prices: seenPrices(id),
      versions: null,
      publish: null,
      bringModel: null,
      render: null,
      ...(beginning ? { beginning } : {}),
    }),
    [id, keeping, pictures, beginning],
  );
  const missing = opening.kind === 'failed' && opening.status === 404;
  const moved = sent || missing ? sentAs(id) : null;
  // While somebody signs in, the page behind the dialog still belongs to the visitor.
  const goes = moved !== null && (missing || viewer?.fresh === true);
  useEffect(() => {
    if (!goes || moved === null) return;
    handOverSteps(visitor, moved);
    void navigate(designAddress(moved), { replace: true });
  }, [goes, moved, navigate]);
  return (
    <>
      <title>{`${t('local.pageTitle')} · Hiên 轩`}</title>
      {opening.kind === 'failed' && moved === null && <Missing reason={opening.reason} onAgain={opening.again} />}
      {(opening.kind === 'opening' || away || moved !== null) && <WorkspaceSkeleton name="" />}
      {opening.kind === 'open' && !away && (
        <LazyWorkspace name="" id={null} sync={opening.sync} person={visitor} more={more} />
      )}
    </>
  );
}

const reasons = ['open_elsewhere', 'not_found', 'no_storage', 'future_version'] as const;

/** Not here, or not to be opened: why, and what can be done. */
function Missing({ reason, onAgain }: { reason: string; onAgain(): void }) {
  const t = useTranslations('start.missing');
  const known = reasons.find((each) => each === reason) ?? 'other';
  return (
    <main>
      <EmptyPage title={t(`${known}.title`)} text={t(`${known}.text`)}>
        <ButtonLink to={pages.workspace.path} variant="primary">
          {t('start')}
        </ButtonLink>
        <Button onClick={onAgain}>{t('again')}</Button>
      </EmptyPage>
    </main>
  );
}
