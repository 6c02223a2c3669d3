import { useEffect } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { pages } from '#features/catalogue/content/addresses.ts';
import { ConsultButton } from '#features/trade/consultations/consult-button.tsx';
import { ReportButton } from '#features/people/report-button/report-button.tsx';
import { WorkCard } from '#features/catalogue/works/work-card.tsx';
import type { WorkDetail } from '#features/catalogue/works/work.ts';
import { api } from '#lib/api.ts';
import { Button } from '#ui/button.tsx';
import { SectionHead } from '#ui/section-head.tsx';
import { LocalizedSpan } from '#ui/localized-span.tsx';
import { useTemplate } from '#features/studio/work-designs/use-template.ts';
import type { WorkShown } from '../work-page.ts';
import { ActionBar } from './action-bar.tsx';
import { DesignerNote } from './designer-note.tsx';
import { RoomPieces } from './room-pieces.tsx';
import { consultedOf, WorkActions } from './work-actions.tsx';
import { WorkFacts } from './work-facts.tsx';
import { WorkStage } from './work-stage.tsx';

/** One work (PRODUCT F2): the stage first, then title, facts, actions, its pieces, related works. */
export function WorkView({ work, room, marks, home, saved }: WorkShown) {
  useCountedView(work.id);
  return (
    <article>
      <WorkStage key={work.id} work={work} room={room} marks={marks} home={home} />
      <section className="page pt-8 lg:pt-12">
        <Crumbs work={work} />
        <div className="bays mt-3 gap-y-8">
          <div className="col-span-4 md:col-span-8">
            <h1 className="display text-h1">
              <LocalizedSpan text={work.name} />
            </h1>
            {work.description && (
              <p className="mt-5 max-w-read text-lead whitespace-pre-line">
                <LocalizedSpan text={work.description} />
              </p>
            )}
            <div className="mt-7 md:hidden">
              <ActionBar bar={<BarActions work={work} />}>
                <WorkActions work={work} />
              </ActionBar>
            </div>
            <WorkFacts work={work} home={home} saved={saved} />
          </div>
          <aside className="col-span-4 grid content-start gap-6 md:col-start-9 lg:pl-6">
            <div className="max-md:hidden">
              <WorkActions work={work} />
            </div>
            <DesignerNote designer={work.designer} />
            <ReportButton kind="work" thing={work.id} className="justify-self-start" />
          </aside>
        </div>
      </section>
      <RoomPieces work={work.id} room={room} />
      <Related work={work} />
    </article>
  );
}

/** Once per visit; the server counts a visitor once a day. A failure is ignored. */
function useCountedView(id: string): void {
  useEffect(() => {
    api.post(`/works/${id}/view`).catch(() => undefined);
  }, [id]);
}

function Crumbs({ work: { styles } }: { work: WorkDetail }) {
  const t = useTranslations('work');
  const works = pages.works.path;
  const steps = [
    [t('works'), works],
    ...styles.slice(0, 1).map(({ key, name }) => [name, `${works}?style=${key}`]),
  ] as const;
  return (
    <nav aria-label={t('crumbs')}>
      <ol className="caption flex flex-wrap gap-x-2">
        {steps.map(([name, to], at) => (
          <li key={to} className="flex gap-x-2">
            {at > 0 && <span aria-hidden>/</span>}
            <Link to={to!} className="hover:text-ink">
              {name}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function BarActions({ work }: { work: WorkDetail }) {
  const t = useTranslations('work');
  const { use, busy } = useTemplate(work.id);
  return (
    <div className={`grid gap-2 ${work.templateId === null ? '' : 'grid-cols-2'}`}>
      <ConsultButton
        about={consultedOf(work)}
        variant={work.templateId === null ? 'primary' : 'line'}
        wide
        className="px-2!"
      >
        {t('consult')}
      </ConsultButton>
      {work.templateId !== null && (
        <Button variant="primary" wide busy={busy} onClick={use} className="px-2!">
          {t('use')}
        </Button>
      )}
    </div>
  );
}

function Related({ work: { related, styles } }: { work: WorkDetail }) {
  const t = useTranslations('work.related');
  if (related.length === 0) return null;
  return (
    <section className="page below pt-section">
      <SectionHead title={t('title')}>
        {styles[0] && (
          <Link to={`${pages.works.path}?style=${styles[0].key}`} className="link text-small font-medium">
            {t('more', { style: styles[0].name })}
          </Link>
        )}
      </SectionHead>
      <ul className="grid gap-x-gutter gap-y-10 md:grid-cols-3">
        {related.slice(0, 3).map((item) => (
          <li key={item.id}>
            <WorkCard item={item} />
          </li>
        ))}
      </ul>
    </section>
  );
}
