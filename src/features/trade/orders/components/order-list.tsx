import { useTranslations } from 'use-intl';
import { useNextPages } from '#features/people/accounts/use-next-pages.ts';
import { useLivePage } from '#features/people/notifications/use-live-page.ts';
import { pages } from '#features/catalogue/content/addresses.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import type { OrderPage } from '../order.ts';
import type { WaitingOrders } from '../returns/waiting-queries.server.ts';
import { OrderRow, type OrderSide } from './order-row.tsx';

/** All orders of one side, the newest first (PRODUCT G1, history). */
export function OrderList({
  side,
  waiting,
  returns,
  first,
}: {
  side: OrderSide;
  /** What waits on either side, for who sells; null for who only buys. */ waiting: WaitingOrders | null;
  /** Only those with a return. */ returns: boolean;
  first: OrderPage;
}) {
  const t = useTranslations('orders.list');
  useLivePage();
  const list = side === 'bought' ? '/user/orders' : '/merchant/orders';
  const { pages: shown, more, busy } = useNextPages(list, first, returns ? { status: 'RETURNS' } : {});
  const orders = shown.flatMap((page) => page.content);
  const address = (choice: Record<string, string>) => {
    const query = new URLSearchParams(choice).toString();
    return query === '' ? pages.productBill.path : `${pages.productBill.path}?${query}`;
  };
  const ofSide: Record<string, string> = waiting === null ? {} : { side };
  return (
    <div className="page py-12 lg:py-16">
      <h1 className="display text-h1">{t('title')}</h1>
      <div className="eave mt-10 flex flex-wrap gap-2 py-3">
        {waiting !== null &&
          (['bought', 'sold'] as const).map((each) => (
            <ButtonLink
              key={each}
              size="s"
              variant={side === each ? 'primary' : 'line'}
              aria-current={side === each ? 'page' : undefined}
              to={address({ side: each })}
            >
              {t(each)}
              <Waiting count={waiting[each].all} />
            </ButtonLink>
          ))}
        <ButtonLink
          size="s"
          variant={returns ? 'primary' : 'line'}
          aria-current={returns ? 'true' : undefined}
          to={address({ ...ofSide, ...(returns ? {} : { status: 'returns' }) })}
        >
          {t('returns')}
          {waiting !== null && <Waiting count={waiting[side].returns} />}
        </ButtonLink>
      </div>
      {orders.length === 0 ? (
        <Nothing side={side} returns={returns} all={address(ofSide)} />
      ) : (
        <ul className="divide-y divide-line border-b border-line">
          {orders.map((order) => (
            <li key={order.id}>
              <OrderRow order={order} side={side} returns={returns} />
            </li>
          ))}
        </ul>
      )}
      {orders.length < first.total && (
        <p className="mt-6">
          <Button busy={busy} onClick={more}>
            {t('more')}
          </Button>
        </p>
      )}
    </div>
  );
}

/** How many wait for the person behind this choice. */
function Waiting({ count }: { count: number }) {
  const t = useTranslations('orders.list');
  if (count === 0) return null;
  return (
    <span data-waiting className="tag tag-warn num">
      <span aria-hidden>{count}</span>
      <span className="sr-only">{t('waiting', { count })}</span>
    </span>
  );
}

/** What of it is empty: a shelf of its own says so, and leads back to all. */
function Nothing({ side, returns, all }: { side: OrderSide; returns: boolean; all: string }) {
  const t = useTranslations('orders.list');
  if (returns)
    return (
      <EmptyState
        plain
        title={t(side === 'sold' ? 'emptySoldReturns' : 'emptyReturns')}
        text={t(side === 'sold' ? 'emptySoldReturnsText' : 'emptyReturnsText')}
      >
        <ButtonLink to={all}>{t('all')}</ButtonLink>
      </EmptyState>
    );
  if (side === 'sold') return <EmptyState plain title={t('emptySold')} text={t('emptySoldText')} />;
  return (
    <EmptyState plain title={t('empty')} text={t('emptyText')}>
      <ButtonLink variant="primary" to={pages.products.path}>
        {t('browse')}
      </ButtonLink>
    </EmptyState>
  );
}
