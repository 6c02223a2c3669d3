import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { BillOrder } from '#features/trade/payments/bill.ts';
import { usePrice } from '#ui/price.tsx';
import { byNumber, orderAddress } from '../order.ts';
import { orderStates } from '../order-states.ts';
import { OrderStateTag } from './state-tag.tsx';

/** The orders one transfer pays: whose, its number, what is in it, how it stands, what it comes to. */
export function BillOrders({
  orders,
  here,
}: {
  orders: readonly BillOrder[];
  /** The one whose page it is. */ here?: string;
}) {
  const t = useTranslations('orders.purchase');
  const words = useTranslations('orders.returns');
  const price = usePrice();
  return (
    <ul aria-label={t('list')} className="divide-y divide-line border-y border-line text-small">
      {byNumber(orders).map(({ id, number, merchant, total, state, goods }) => {
        const known = orderStates.find((each) => each === state);
        return (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
            <span className="min-w-0">
              {id === here ? (
                <span className="block text-body font-medium" aria-current="true">
                  {merchant} <span className="font-normal text-ink-soft">({t('here')})</span>
                </span>
              ) : (
                <Link to={orderAddress(id)} className="link inline-flex min-h-6 items-center text-body font-medium">
                  {merchant}
                  <span className="sr-only"> {number}</span>
                </Link>
              )}
              <span className="num block text-ink-soft">{number}</span>
              <ul className="num">
                {goods.map(({ name, quantity }, at) => (
                  // The same thing may be in two lines.
                  <li key={`${at} ${name.text}`} lang={name.lang}>
                    {words('piece', { count: quantity, name: name.text })}
                  </li>
                ))}
              </ul>
            </span>
            <span className="ml-auto flex flex-wrap items-center justify-end gap-x-4 gap-y-1">
              {known && <OrderStateTag state={known} />}
              <span className="num">{price(total)}</span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
