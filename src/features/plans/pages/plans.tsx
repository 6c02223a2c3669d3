import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { kindOf } from '#lib/person.ts';
import { requestContext } from '#platform/context.ts';
import { messagesFor } from '#text/messages.server.ts';
import { SectionHead } from '#ui/section-head.tsx';
import type { Route } from './+types/plans.ts';
import { PlanColumn } from '../components/plan-column.tsx';
import { QuotaTable } from '../components/quota-table.tsx';
import { TermChoice } from '../components/term-choice.tsx';
import { planLevels, planTerms, type PlanTerm } from '../plan.ts';

/** `/price?term=MONTHLY` opens on that term. Here an ordinary user opens the workspace while the free version runs (PRODUCT H1; Business). */
export function loader({ url, context }: Route.LoaderArgs) {
  const { locale, viewer, clock } = context.get(requestContext);
  const ends = viewer === null || viewer.trialEndsAt === null ? null : new Date(viewer.trialEndsAt);
  const runs = ends !== null && ends > clock.now();
  return {
    term: planTerms.find((term) => term === url.searchParams.get('term')) ?? 'YEARLY',
    mayOpen: runs || (viewer !== null && kindOf(viewer) !== 'user'),
    trial: ends === null ? null : { runs, ends: ends.toISOString() },
    messages: messagesFor(locale, ['plans']),
  };
}

export default function PricePage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('plans');
  const [term, setTerm] = useState<PlanTerm>(loaderData.term);
  const { mayOpen, trial } = loaderData;
  return (
    <div className="page pt-10 lg:pt-16">
      <div className="bays items-end gap-y-6">
        <h1 className="display col-span-4 text-h1 md:col-span-8">{t.rich('title', { br: lineBreak })}</h1>
        <p className="col-span-4 text-ink-soft lg:pb-2">{t('lead')}</p>
      </div>
      {trial !== null && <p className="mt-6 max-w-xl border-l-2 border-accent pl-4">{t(trial.runs ? 'trialRuns' : 'trialOver', { date: new Date(trial.ends) })}</p>}
      <TermChoice term={term} onChoose={setTerm} />
      <ul className="eave mt-8 grid pt-0! lg:grid-cols-4">
        {planLevels.map((level, index) => <PlanColumn key={level} level={level} term={term} first={index === 0} last={index === planLevels.length - 1} mayOpen={mayOpen} trialOver={trial !== null && !trial.runs} />)}
      </ul>
      <section className="pt-section">
        <SectionHead title={t('table.title')} note={t('table.note')} />
        <QuotaTable />
        <p className="caption mt-5 max-w-read">{t('table.foot')}</p>
      </section>
    </div>
  );
}

function lineBreak() {
  return <br />;
}
