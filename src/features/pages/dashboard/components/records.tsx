import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { dashboardSection, type PersonKind } from '#lib/person.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Figures } from '#ui/figures.tsx';
import { DashboardHead } from '#ui/dashboard-head.tsx';
import { MonthChart } from '#ui/month-chart.tsx';
import { PageSteps } from '#ui/page-steps.tsx';
import { usePrice } from '#ui/price.tsx';
import type { SectionProps } from '../dashboard-section.ts';
import type { RecordsData } from '../records.server.ts';
import { Movements } from './movements.tsx';

/** Purchases and sales: figures, a year of months, and every movement of money (PRODUCT G3). */
export function Records({ data, kind, title }: SectionProps<RecordsData>) {
  const t = useTranslations('homes.records');
  const designed = kind === 'designer' && data.side === 'sold';
  const address = (page: number) =>
    dashboardSection(kind, 'records', {
      ...(data.side === 'bought' && data.sells ? { side: 'bought' } : {}),
      page: String(page),
    });
  return (
    <>
      <DashboardHead title={title} note={t(`${designed ? 'designed' : data.side}.lead`)}>
        {data.sells && <Sides side={data.side} kind={kind} />}
      </DashboardHead>
      <Sums data={data} />
      <Charts data={data} />
      <h2 className="mt-12 font-medium">{t('movements')}</h2>
      {data.rows.length === 0 ? (
        <div className="pt-4">
          <EmptyState title={t(`${data.side}.empty`)} text={t(`${designed ? 'designed' : data.side}.emptyText`)} />
        </div>
      ) : (
        <Movements rows={data.rows} />
      )}
      <PageSteps
        page={data.page}
        size={data.rows.length}
        total={(data.page + 1) * data.rows.length + (data.older ? 1 : 0)}
        address={address}
        texts={{ label: t('pages'), newer: t('newer'), older: t('older') }}
      />
    </>
  );
}

function Sides({ side, kind }: { side: RecordsData['side']; kind: PersonKind }) {
  const t = useTranslations('homes.records');
  return (
    <nav aria-label={t('side')} className="seg">
      {(['sold', 'bought'] as const).map((each) => (
        <Link
          key={each}
          to={dashboardSection(kind, 'records', each === 'bought' ? { side: each } : {})}
          aria-current={each === side ? 'true' : undefined}
          data-on={each === side}
        >
          {t(`${each}.name`)}
        </Link>
      ))}
    </nav>
  );
}

const sumOf = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);

function Sums({ data: { side, year, fees, shop } }: { data: RecordsData }) {
  const t = useTranslations('homes.records.figure');
  const price = usePrice();
  const items = [
    {
      key: 'month',
      label: t(side === 'sold' ? 'soldMonth' : 'spentMonth'),
      value: price((year.amounts.at(-1) ?? 0) + (fees?.amounts.at(-1) ?? 0)),
      note: t('orders', { count: year.counts.at(-1) ?? 0 }),
    },
    {
      key: 'year',
      label: t(side === 'sold' ? 'soldYear' : 'spentYear'),
      value: price(sumOf(year.amounts) + sumOf(fees?.amounts ?? [])),
      note: t('orders', { count: sumOf(year.counts) }),
    },
    ...(fees === null
      ? []
      : [{ key: 'fees', label: t('fees'), value: price(sumOf(fees.amounts)), note: t('feesNote') }]),
    ...(shop === null
      ? []
      : [
          { key: 'held', label: t('held'), value: price(shop.held), note: t('heldNote') },
          { key: 'owed', label: t('owed'), value: price(shop.owed), note: t('owedNote', { sum: price(shop.paidOut) }) },
        ]),
  ];
  return <Figures items={items} />;
}

function Charts({ data: { side, months, year, fees } }: { data: RecordsData }) {
  const t = useTranslations('homes.records.chart');
  const price = usePrice();
  const amounts = year.amounts.map((amount, at) => Math.max(0, amount + (fees?.amounts[at] ?? 0)));
  const counts = year.counts.map((count) => Math.max(0, count));
  if (sumOf(amounts) === 0) return null;
  return (
    <div className="mt-12 grid gap-x-12 gap-y-10 lg:grid-cols-2">
      <MonthChart
        title={t(side === 'sold' ? 'sold' : 'spent')}
        sum={price(sumOf(amounts))}
        months={months}
        values={amounts}
        say={(month, value) => t('said', { month, value: price(value) })}
      />
      <MonthChart
        title={t('orders')}
        sum={t('count', { count: sumOf(counts) })}
        months={months}
        values={counts}
        say={(month, value) => t('said', { month, value: t('count', { count: value }) })}
      />
    </div>
  );
}
