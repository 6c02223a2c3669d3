import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { LatestDesigns } from '#features/studio/designs/latest-designs.tsx';
import { WorkCard } from '#features/catalogue/works/work-card.tsx';
import { dashboardSection, type PersonKind } from '#lib/person.ts';
import { MonthChart } from '#ui/month-chart.tsx';
import { usePrice } from '#ui/price.tsx';
import type { Latest } from '../overview.server.ts';

/** The latest things of this side of a person. Nothing where there is nothing yet. */
export function LatestThings({ latest: { works, designs, sales }, kind }: { latest: Latest; kind: PersonKind }) {
  const t = useTranslations('homes.latest');
  const c = useTranslations('homes.records.chart');
  const price = usePrice();
  return (
    <>
      {works.length > 0 && (
        <Row title={t('works')} way={{ to: dashboardSection(kind, 'works'), text: t('allWorks') }}>
          <ul className="grid gap-x-gutter gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
            {works.map((work) => (
              <li key={work.id}>
                <WorkCard item={work} sizes="(min-width: 64rem) 25vw, (min-width: 30rem) 50vw, 100vw" />
              </li>
            ))}
          </ul>
        </Row>
      )}
      {designs.length > 0 && (
        <Row title={t('designs')} way={{ to: dashboardSection(kind, 'designs'), text: t('allDesigns') }}>
          <LatestDesigns designs={designs} />
        </Row>
      )}
      {sales !== null && (
        <div className="mt-12">
          <MonthChart
            title={c('sold')}
            sum={price(sales.amounts.reduce((all, amount) => all + amount, 0))}
            months={sales.months}
            values={sales.amounts}
            say={(month, value) => c('said', { month, value: price(value) })}
          />
        </div>
      )}
    </>
  );
}

function Row({ title, way, children }: { title: string; way: { to: string; text: string }; children: ReactNode }) {
  return (
    <section className="mt-12">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 border-b border-line pb-2">
        <h2 className="font-medium">{title}</h2>
        <Link to={way.to} className="link text-small">
          {way.text}
        </Link>
      </div>
      {children}
    </section>
  );
}
