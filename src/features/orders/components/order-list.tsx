import { useState } from 'react';
import { Link } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { useShowFailure } from '#features/accounts/use-failure.ts';
import { pages } from '#features/content/addresses.ts';
import { api, pathWith } from '#lib/api.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { VerandaDrawing } from '#ui/drawings.tsx';
import { usePrice } from '#ui/price.tsx';
import { orderAddress, type OrderItem, type OrderPage } from '../order.ts';
import { LinePicture } from './line-picture.tsx';
import { OrderStateTag } from './state-tag.tsx';

export type OrderSide = 'bought' | 'sold';

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

function OrderRow({ order, side }: { order: OrderItem; side: OrderSide }) {
  const t = useTranslations('orders');
  const format = useFormatter();
  const price = usePrice();
  const [line] = order.lines;
  return (
    <Link to={orderAddress(order.id)} className="grid grid-cols-[5rem_1fr] items-center gap-x-4 gap-y-1 py-4 hover:bg-sunken sm:grid-cols-[5rem_1fr_auto]">
      {line && <LinePicture line={line} className="row-span-2 h-20 w-20" />}
      <span className="min-w-0">
        <span className="block font-medium">{line && t('list.line', { first: line.name.text, more: order.lines.length - 1 })}</span>
        <span className="num block text-small text-ink-soft">{order.number} · {side === 'bought' ? order.merchant.name : t('list.buyer', { name: order.buyer })} · <time dateTime={order.placedAt}>{format.dateTime(new Date(order.placedAt), { dateStyle: 'medium' })}</time></span>
      </span>
      <span className="flex flex-wrap items-center gap-3 sm:justify-end"><OrderStateTag state={order.state} /><span className="num">{price(order.total)}</span></span>
    </Link>
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
