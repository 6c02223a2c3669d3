import { useTranslations } from 'use-intl';
import { useNextPages } from '#features/people/accounts/use-next-pages.ts';
import { useLivePage } from '#features/people/notifications/use-live-page.ts';
import { pages } from '#features/catalogue/content/addresses.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import type { OrderPage } from '../order.ts';
import { OrderRow, type OrderSide } from './order-row.tsx';

/** All orders of one side, the newest first (PRODUCT G1, history). */
export function OrderList({
  side,
  sells,
  returns,
  first,
}: {
  side: OrderSide;
  sells: boolean;
  /** Only those with a return. */ returns: boolean;
  first: OrderPage;
}) {
  const t = useTranslations('orders.list');
  useLivePage();
  const list = side === 'bought' ? '/user/orders' : '/merchant/orders';
  const { pages: shown, more, busy } = useNextPages(list, first, returns ? { status: 'RETURNS' } : {});
  const orders = shown.flatMap((page) => page.content);
  const path = pages.productBill.path;
  return (
    <div className="page py-12 lg:py-16">
      <h1 className="display text-h1">{t('title')}</h1>
      <div className="eave mt-10 flex flex-wrap gap-2 py-3">
        {sells &&
          (['bought', 'sold'] as const).map((each) => (
            <ButtonLink
              key={each}
              size="s"
              variant={side === each ? 'primary' : 'line'}
              aria-current={side === each ? 'page' : undefined}
              to={each === 'sold' ? `${path}?side=sold` : path}
            >
              {t(each)}
            </ButtonLink>
          ))}
        <ButtonLink
          size="s"
          variant={returns ? 'primary' : 'line'}
          aria-current={returns ? 'true' : undefined}
          to={`${path}?${new URLSearchParams({ ...(side === 'sold' ? { side } : {}), ...(returns ? {} : { status: 'returns' }) })}`}
        >
          {t('returns')}
        </ButtonLink>
      </div>
      {orders.length === 0 ? (
        <Nothing side={side} />
      ) : (
        <ul className="divide-y divide-line border-b border-line">
          {orders.map((order) => (
            <li key={order.id}>
              <OrderRow order={order} side={side} />
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

function Nothing({ side }: { side: OrderSide }) {
  const t = useTranslations('orders.list');
  if (side === 'sold') return <EmptyState plain title={t('emptySold')} text={t('emptySoldText')} />;
  return (
    <EmptyState plain title={t('empty')} text={t('emptyText')}>
      <ButtonLink variant="primary" to={pages.products.path}>
        {t('browse')}
      </ButtonLink>
    </EmptyState>
  );
}
