import { Package } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { usePunctuation } from '#text/punctuation.ts';
import { pages } from '#features/catalogue/content/addresses.ts';
import { useFormatter } from '#text/use-formatter.ts';
import { usePrice } from '#ui/price.tsx';
import { byNumber, orderAddress, purchaseAddress, type Order } from '../order.ts';
import { isUnpaid, stepsFor } from '../order-states.ts';
import { isOpenReturn } from '../returns/return-states.ts';
import { AskAboutOrder } from './ask-about-order.tsx';
import { DeliverTo } from './deliver-to.tsx';
import { OrderedLines } from './line-description.tsx';
import { Sums } from './sums.tsx';

/** What was ordered, what it comes to, where it goes. */
export function OrderSummary({
  order,
  several,
}: {
  order: Order;
  /** Its transfer pays for others too. */ several: boolean;
}) {
  const t = useTranslations('orders.order');
  const { comma } = usePunctuation();
  const purchase = useTranslations('orders.purchase');
  const price = usePrice();
  const format = useFormatter();
  const { lines, goods, deliveryFee, total, invoice, payBy, completeBy, days, together } = order;
  const back = order.refunded + order.refundDue;
  // Where it is sent from, it stands beside the form for that.
  const sends = stepsFor(order.side, order.state).includes('ship');
  return (
    <section aria-labelledby="paper">
      <h2 id="paper" className="display text-title">
        {t(order.side === 'buyer' ? 'yours' : 'theirs')}
      </h2>
      <div className="mt-4">
        <OrderedLines lines={lines} />
      </div>
      <div className="mt-5">
        <Sums
          rows={[
            { label: t('goods'), value: price(goods) },
            { label: t('delivery'), value: price(deliveryFee) },
          ]}
          total={{ label: t('total'), value: <span data-total={total}>{price(total)}</span> }}
        />
        {back > 0 && (
          <p className="num flex justify-between gap-4 pt-2 text-small">
            <span className="text-ink-soft">{t(order.side === 'buyer' ? 'refundedYou' : 'refunded')}</span>
            <span>{`−${price(back)}`}</span>
          </p>
        )}
      </div>
      <div className="mt-6 grid gap-3 border-t border-line pt-4 text-small text-ink-soft">
        {!sends && <DeliverTo parcel={order} envelope={order.side === 'seller'} />}
        {(isUnpaid(order.state) || order.state === 'PAID' || order.state === 'SHIPPED') && <p>{t('days', days)}</p>}
        {invoice && (
          <p>
            <span className="block font-medium text-ink">{t('invoice')}</span>
            <span className="num">
              {[invoice.company, invoice.taxCode, invoice.address, invoice.email].join(comma)}
            </span>
          </p>
        )}
        {payBy && order.side === 'buyer' && (
          <p className="flex gap-2 text-ink">
            <Package aria-hidden size={18} className="mt-0.5 shrink-0" />
            {t('payBy', { time: format.dateTime(new Date(payBy), { dateStyle: 'medium', timeStyle: 'short' }) })}
          </p>
        )}
        {completeBy && !order.returns.some(({ state }) => isOpenReturn(state)) && (
          <p className="flex gap-2">
            <Package aria-hidden size={18} className="mt-0.5 shrink-0" />
            {t('completeBy', { date: format.dateTime(new Date(completeBy), { dateStyle: 'long' }) })}
          </p>
        )}
      </div>
      {together.length > 0 && !(several && isUnpaid(order.state)) && (
        <div className="mt-6 border-t border-line pt-4 text-small">
          <p className="font-medium">{t('together')}</p>
          <ul>
            {byNumber(together).map((other) => (
              <li key={other.id}>
                <Link to={orderAddress(other.id)} className="link num inline-flex min-h-11 items-center lg:min-h-8">
                  {t('togetherLine', { merchant: other.merchant, number: other.number })} · {price(other.total)}
                </Link>
              </li>
            ))}
          </ul>
          {several && (
            <Link
              to={purchaseAddress(order.bill)}
              className="link inline-flex min-h-11 items-center font-medium lg:min-h-8"
            >
              {purchase('see')}
            </Link>
          )}
        </div>
      )}
      {order.side === 'buyer' && <AskAboutOrder order={order} />}
      <p className="mt-6 border-t border-line pt-4 text-small">
        <Link to={allOf(order.side)} className="link inline-flex min-h-11 items-center lg:min-h-8">
          {t('all')}
        </Link>
      </p>
    </section>
  );
}

/** The orders of the side one sees it from. */
function allOf(side: Order['side']): string {
  return side === 'buyer' ? pages.productBill.path : `${pages.productBill.path}?side=sold`;
}
