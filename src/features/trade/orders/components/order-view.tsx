import { Package } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { addressLine } from '#features/foundation/addresses/address.ts';
import { pages } from '#features/catalogue/content/addresses.ts';
import { PayPanel } from '#features/trade/payments/pay-panel.tsx';
import type { PayView } from '#features/trade/payments/pay-view.ts';
import type { RefundData } from '#features/trade/payments/refund.ts';
import { RefundsPanel } from '#features/trade/payments/refunds-panel.tsx';
import { OrderReviews } from '#features/catalogue/reviews/order-reviews.tsx';
import { useFormatter } from '#text/use-formatter.ts';
import { usePrice } from '#ui/price.tsx';
import { byNumber, orderAddress, purchaseAddress, type Order } from '../order.ts';
import { isUnpaid, stepsFor } from '../order-states.ts';
import { AskReturn } from './ask-return.tsx';
import { OrderActions } from './order-actions.tsx';
import { OneTransfer } from './one-transfer.tsx';
import { OrderHistory } from './order-history.tsx';
import { OrderedLines } from './line-description.tsx';
import { OrderSteps } from './order-steps.tsx';
import { ReturnPanel } from './return-panel.tsx';
import { Sums } from './sums.tsx';

const statesWithNote = [
  'RECEIPT_SUBMITTED',
  'PAID',
  'SHIPPED',
  'COMPLETED',
  'CANCELLED',
  'REFUND_DUE',
  'REFUNDED',
] as const;

/** One order, for its buyer and for its seller (PRODUCT G1, G3, O4): progress, next step, lines. */
export function OrderView({ order, pay }: { order: Order; /** For the buyer. */ pay: PayView | null }) {
  const t = useTranslations('orders');
  const unpaid = isUnpaid(order.state);
  const several = pay !== null && pay.bill.orders.length > 1;
  const told = statesWithNote.find((state) => state === order.state);
  return (
    <div className="page py-12 lg:py-16">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <h1 className="display text-h1">{t(titleOf(order))}</h1>
        <p className="num text-ink-soft">
          {t('order.number', {
            number: order.number,
            merchant: order.side === 'buyer' ? order.merchant.name : order.buyer,
          })}
        </p>
      </div>
      <div className="mt-10">
        <OrderSteps order={order} />
      </div>
      <div className="bays mt-10 gap-y-12 lg:mt-14">
        <div className="col-span-4 grid content-start gap-8 md:col-span-7">
          {order.reason && (
            <p className="max-w-read border-l-2 border-line-strong pl-4">
              {t('order.reason', { text: order.reason.text })}
            </p>
          )}
          {told && pay !== null && !(unpaid && pay.bill.status === 'SUBMITTED') && (
            <p className="max-w-read text-lead text-ink-soft">{t(`texts.${told}`)}</p>
          )}
          {order.carrier && (
            <p className="num">{t('order.carrier', { carrier: order.carrier, tracking: order.tracking ?? '' })}</p>
          )}
          {several && unpaid && <OneTransfer bill={pay.bill} order={order.id} />}
          {pay && unpaid && <PayPanel view={pay} />}
          {pay && <RefundsPanel refunds={refundsOf(order, pay)} />}
          {order.returns.map((wanted) => (
            <ReturnPanel
              key={`${wanted.id} ${wanted.state}`}
              order={order}
              wanted={wanted}
              as={order.side === 'buyer' ? 'user' : 'merchant'}
            />
          ))}
          <OrderActions order={order} steps={stepsFor(order.side, order.state)} />
          {order.side === 'buyer' && order.returnBy && <AskReturn order={order} until={order.returnBy} />}
          {order.side === 'buyer' && (order.state === 'COMPLETED' || isReturned(order)) && (
            <OrderReviews order={order.id} />
          )}
          <OrderHistory events={order.events} />
        </div>
        <aside className="col-span-4 md:col-span-5 md:col-start-8 lg:col-span-4 lg:col-start-9">
          <OrderSummary order={order} several={several} />
        </aside>
      </div>
    </div>
  );
}

/** Its own; and where nothing else was paid with it, a surplus and what came late too. */
function refundsOf(order: Order, { bill }: PayView): RefundData[] {
  return bill.refunds.filter((refund) =>
    refund.order === null ? bill.orders.length === 1 : refund.order.id === order.id,
  );
}

function isReturned({ returns }: Order): boolean {
  return returns.some(({ state }) => state === 'RECEIVED');
}

/** A return is not a cancellation, though its money takes the same path. */
function titleOf(order: Order) {
  const { side, state } = order;
  if (isReturned(order) && (state === 'REFUND_DUE' || state === 'REFUNDED')) return `returns.over.${state}` as const;
  return `${side === 'buyer' ? 'titles' : 'sellerTitles'}.${state}` as const;
}

function OrderSummary({ order, several }: { order: Order; /** Its transfer pays for others too. */ several: boolean }) {
  const t = useTranslations('orders.order');
  const purchase = useTranslations('orders.purchase');
  const price = usePrice();
  const format = useFormatter();
  const {
    lines,
    goods,
    deliveryFee,
    total,
    receiver,
    mobile,
    address,
    remark,
    invoice,
    payBy,
    completeBy,
    days,
    together,
  } = order;
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
      </div>
      <div className="mt-6 grid gap-3 border-t border-line pt-4 text-small text-ink-soft">
        <p>
          <span className="block font-medium text-ink">{t('deliverTo')}</span>
          <span className="num block">{t('buyer', { name: receiver, mobile })}</span>
          <span lang="vi">{addressLine(address)}</span>
        </p>
        {remark !== '' && <p>{t('remark', { text: remark })}</p>}
        <p>{t('days', days)}</p>
        {invoice && (
          <p>
            <span className="block font-medium text-ink">{t('invoice')}</span>
            <span className="num">{[invoice.company, invoice.taxCode, invoice.address, invoice.email].join(', ')}</span>
          </p>
        )}
        {payBy && order.side === 'buyer' && (
          <p className="flex gap-2 text-ink">
            <Package aria-hidden size={18} className="mt-0.5 shrink-0" />
            {t('payBy', { time: format.dateTime(new Date(payBy), { dateStyle: 'medium', timeStyle: 'short' }) })}
          </p>
        )}
        {completeBy && (
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
      <p className="mt-6 border-t border-line pt-4 text-small">
        <Link to={pages.productBill.path} className="link inline-flex min-h-11 items-center lg:min-h-8">
          {t('all')}
        </Link>
      </p>
    </section>
  );
}
