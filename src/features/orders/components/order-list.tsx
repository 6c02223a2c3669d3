import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useShowFailure } from '#features/accounts/use-failure.ts';
import { pages } from '#features/content/addresses.ts';
import { api, pathWith } from '#lib/api.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { VerandaDrawing } from '#ui/drawings.tsx';
import type { OrderPage } from '../order.ts';
import { OrderRow, type OrderSide } from './order-row.tsx';

/** All orders of one side, the newest first (PRODUCT G1, history). */
export function OrderList({ side, sells, first }: { side: OrderSide; sells: boolean; first: OrderPage }) {
  const t = useTranslations('orders.list');
  const { pages: shown, more, busy } = useOrders(side, first);
  const orders = shown.flatMap((page) => page.content);
  const path = pages.productBill.path;
  return (
    <div className="page py-12 lg:py-16">
      <h1 className="display text-h1">{t('title')}</h1>
      <div className="eave mt-10 flex flex-wrap gap-2 py-3">
        {sells && (['bought', 'sold'] as const).map((each) => <ButtonLink key={each} size="s" variant={side === each ? 'primary' : 'line'} aria-current={side === each ? 'page' : undefined} to={each === 'sold' ? `${path}?side=sold` : path}>{t(each)}</ButtonLink>)}
      </div>
      {orders.length === 0 ? <Nothing side={side} /> : <ul className="divide-y divide-line border-b border-line">{orders.map((order) => <li key={order.id}><OrderRow order={order} side={side} /></li>)}</ul>}
      {orders.length < first.total && <p className="mt-6"><Button busy={busy} onClick={more}>{t('more')}</Button></p>}
    </div>
  );
}

function Nothing({ side }: { side: OrderSide }) {
  const t = useTranslations('orders.list');
  return (
    <div className="py-16 text-center">
      <VerandaDrawing className="mx-auto w-40" />
      <p className="mt-6 text-lead">{t(side === 'bought' ? 'empty' : 'emptySold')}</p>
      <p className="mx-auto mt-2 max-w-read text-ink-soft">{t(side === 'bought' ? 'emptyText' : 'emptySoldText')}</p>
      {side === 'bought' && <p className="mt-6"><ButtonLink variant="primary" to={pages.products.path}>{t('browse')}</ButtonLink></p>}
    </div>
  );
}

function useOrders(side: OrderSide, first: OrderPage) {
  const showFailure = useShowFailure();
  const [rest, setRest] = useState<OrderPage[]>([]);
  const [busy, setBusy] = useState(false);
  async function more() {
    setBusy(true);
    try {
      const page = await api.get<OrderPage>(pathWith(side === 'bought' ? '/user/orders' : '/merchant/orders', { page: String(rest.length + 1), size: String(first.size) }));
      setRest((known) => [...known, page]);
    } catch (error) {
      await showFailure(error);
    } finally {
      setBusy(false);
    }
  }
  return { pages: [first, ...rest], more: () => void more(), busy };
}
