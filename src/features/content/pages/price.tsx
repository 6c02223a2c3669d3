import { useViewer } from '#features/accounts/use-viewer.ts';
import { useStartDesign } from '#features/start-design/start-design-button.tsx';
import { kindOf } from '#lib/person.ts';
import { requestContext } from '#platform/context.ts';
import { translator } from '#text/messages.server.ts';
import { Button } from '#ui/button.tsx';
import { useModal } from '#ui/modal.tsx';
import type { Route } from './+types/price.ts';
import { PageIntro } from '../components/page-intro.tsx';

/** The plans come later. What holds already is the free version: here an ordinary user opens the workspace while it runs (PRODUCT, Business). */
export function loader({ context }: Route.LoaderArgs) {
  const { locale, viewer, clock } = context.get(requestContext);
  const t = translator(locale, 'pages');
  const ends = viewer === null || viewer.trialEndsAt === null ? null : new Date(viewer.trialEndsAt);
  const runs = ends !== null && ends > clock.now();
  return {
    mayOpen: runs || (viewer !== null && kindOf(viewer) !== 'user'),
    title: t('price.title'),
    lead: t('price.lead'),
    note: t('price.note'),
    open: t('price.open'),
    register: t('price.register'),
    trial: ends === null ? null : t(runs ? 'price.trialRuns' : 'price.trialOver', { date: ends }),
  };
}

export default function PricePage({ loaderData: { mayOpen, title, lead, note, open, register, trial } }: Route.ComponentProps) {
  const viewer = useViewer();
  const modal = useModal();
  const { openWorkspace } = useStartDesign();
  return (
    <PageIntro title={title} lead={lead} note={note} picture={{ name: 'indochine', width: 912, height: 608 }}>
      {trial !== null && <p className="mt-6 max-w-lg border-l-2 border-accent pl-4">{trial}</p>}
      <p className="mt-8 flex flex-wrap gap-3">
        {viewer === null && <Button variant="primary" aria-haspopup="dialog" onClick={() => modal.open('regist', { returnTo: '/price' })}>{register}</Button>}
        {mayOpen && <Button variant="primary" onClick={openWorkspace}>{open}</Button>}
      </p>
    </PageIntro>
  );
}
