import { Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { pages } from '#features/catalogue/content/addresses.ts';
import { useLivePage } from '#features/people/notifications/use-live-page.ts';
import { dashboardSection, type PersonKind } from '#lib/person.ts';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { DashboardHead } from '#ui/dashboard-head.tsx';
import { PageSteps } from '#ui/page-steps.tsx';
import { BuyAgain } from './components/buy-again.tsx';
import { OrderRow } from './components/order-row.tsx';
import { SaleActions } from './components/sale-actions.tsx';
import { orderAddress } from './order.ts';
import type { OrderState } from './order-states.ts';
import type { OrdersData, OrderShelf, SalesData } from './orders-sections.server.ts';

const shelves: readonly OrderShelf[] = ['all', 'toShip', 'open', 'underway', 'returns', 'done'];

/** A person's purchases in their dashboard; each links to its order. */
export function PurchasesSection({ data, kind, title }: { data: OrdersData; kind: PersonKind; title: string }) {
  const t = useTranslations('money.purchases');
  useLivePage();
  return (
    <>
      <DashboardHead title={title} />
      <Shelves tab="purchases" kind={kind} data={data} names="purchases" />
      {data.orders.content.length === 0 ? (
        <EmptyShelf tab="purchases" kind={kind} data={data}>
          <EmptyState title={t('empty')} text={t('emptyText')}>
            <ButtonLink variant="primary" to={pages.products.path}>
              {t('browse')}
            </ButtonLink>
          </EmptyState>
        </EmptyShelf>
      ) : (
        <ul className="divide-y divide-line border-b border-line">
          {data.orders.content.map((order) => (
            <li key={order.id}>
              <OrderRow order={order} side="bought" returns={data.shelf === 'returns'} />
              {isOverForBuyer(order.state) && (
                <div className="pb-4 sm:pl-24">
                  <BuyAgain order={order.id} small />
                </div>
              )}
            </li>
          ))}
        </ul>
      )}
      <Steps tab="purchases" kind={kind} data={data} />
    </>
  );
}

/** The orders of the person's shop; paid ones are shipped or cancelled in place. */
export function SalesSection({ data, kind, title }: { data: SalesData; kind: PersonKind; title: string }) {
  const t = useTranslations('money.sales');
  useLivePage();
  return (
    <>
      <DashboardHead title={title} />
      {data.returns.length > 0 && (
        <div className="mb-6 flex gap-3 rounded-s border border-warn bg-warn-wash p-4 text-small">
          <Undo2 aria-hidden size={20} className="mt-px shrink-0 text-warn" />
          <p>
            {t('returns', { count: data.returns.length })}{' '}
            {data.returns.map(({ id, number }) => (
              <Link key={id} to={orderAddress(id)} className="link num mr-3 inline-flex min-h-6 items-center">
                {number}
              </Link>
            ))}
          </p>
        </div>
      )}
      <Shelves tab="sales" kind={kind} data={data} names="sales" />
      {data.orders.content.length === 0 ? (
        <EmptyShelf tab="sales" kind={kind} data={data}>
          <EmptyState title={t('empty')} text={t('emptyText')} />
        </EmptyShelf>
      ) : (
        <ul className="divide-y divide-line border-b border-line">
          {data.orders.content.map((order) => (
            <li key={order.id}>
              <OrderRow order={order} side="sold" returns={data.shelf === 'returns'} />
              {order.state === 'PAID' && <SaleActions order={order} />}
            </li>
          ))}
        </ul>
      )}
      <Steps tab="sales" kind={kind} data={data} />
    </>
  );
}

function isOverForBuyer(state: OrderState): boolean {
  return ['COMPLETED', 'CANCELLED', 'REFUNDED'].includes(state);
}

interface OrdersTab {
  tab: 'sales' | 'purchases';
  kind: PersonKind;
  data: OrdersData;
}

function Shelves({ tab, kind, data: { shelf }, names }: OrdersTab & { names: 'sales' | 'purchases' }) {
  const t = useTranslations('money');
  return (
    <nav
      aria-label={t('shelves.label')}
      className="-mx-5 flex gap-x-6 overflow-x-auto border-b border-line px-5 text-[15px] md:mx-0 md:px-0"
    >
      {shelves.map((each) => (
        <Link
          key={each}
          to={dashboardSection(kind, tab, each === 'all' ? {} : { shelf: each })}
          aria-current={each === shelf ? 'true' : undefined}
          className="-mb-px flex min-h-11 items-center border-b-2 border-transparent whitespace-nowrap text-ink-soft hover:text-ink aria-[current]:border-accent aria-[current]:font-medium aria-[current]:text-ink"
        >
          {t(`shelves.${names}.${each}`)}
        </Link>
      ))}
    </nav>
  );
}

/** An empty shelf says what it would hold; `children` is what is said where there is no order at all. */
function EmptyShelf({ tab, kind, data: { shelf }, children }: OrdersTab & { children: ReactNode }) {
  const t = useTranslations('money.shelves');
  return (
    <div className="pt-8">
      {shelf === 'all' ? (
        children
      ) : (
        <EmptyState title={t(`none.${tab}.${shelf}`)}>
          <ButtonLink to={dashboardSection(kind, tab)}>{t('all')}</ButtonLink>
        </EmptyState>
      )}
    </div>
  );
}

function Steps({ tab, kind, data: { shelf, orders } }: OrdersTab) {
  const t = useTranslations('money.shelves');
  return (
    <PageSteps
      page={orders.page}
      size={orders.size}
      total={orders.total}
      address={(page) => dashboardSection(kind, tab, { ...(shelf === 'all' ? {} : { shelf }), page: String(page) })}
      texts={{ label: t('pages'), newer: t('newer'), older: t('older') }}
    />
  );
}
