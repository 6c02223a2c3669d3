import { useTranslations } from 'use-intl';
import { useLivePage } from '#features/people/notifications/use-live-page.ts';
import { PayPanel } from '#features/trade/payments/pay-panel.tsx';
import type { PayView } from '#features/trade/payments/pay-view.ts';
import type { RefundData } from '#features/trade/payments/refund.ts';
import { RefundsPanel } from '#features/trade/payments/refunds-panel.tsx';
import { OrderReviews } from '#features/catalogue/reviews/order-reviews.tsx';
import type { Order } from '../order.ts';
import { isUnpaid, stepsFor } from '../order-states.ts';
import { isOpenReturn } from '../returns/return-states.ts';
import { AskReturn, ReturnEnded } from './returns/ask-return.tsx';
import { BuyAgain } from './buy-again.tsx';
import { OrderActions } from './order-actions.tsx';
import { OneTransfer } from './one-transfer.tsx';
import { OrderHistory } from './order-history.tsx';
import { OrderSummary } from './order-summary.tsx';
import { OrderSteps } from './order-steps.tsx';
import { ReturnPanel } from './returns/return-panel.tsx';
import { Shipment } from './shipment.tsx';
import { useBackToTitle } from './use-back-to-title.ts';

const statesWithNote = [
  'RECEIPT_SUBMITTED',
  'PAID',
  'SHIPPED',
  'COMPLETED',
  'CANCELLED',
  'REFUND_DUE',
  'REFUNDED',
] as const;

/** What is refunded only once it has arrived says so. */
function noteOf(order: Order) {
  if (isExpected(order)) return 'REFUND_EXPECTED';
  return statesWithNote.find((state) => state === order.state);
}

/** One order, for its buyer and for its seller (PRODUCT G1, G3, O4): progress, next step, lines. */
export function OrderView({ order, pay }: { order: Order; /** For the buyer. */ pay: PayView | null }) {
  const t = useTranslations('orders');
  const unpaid = isUnpaid(order.state);
  const several = pay !== null && pay.bill.orders.length > 1;
  const told = noteOf(order);
  const { title, backToTitle } = useBackToTitle();
  useLivePage();
  return (
    <div className="page py-12 lg:py-16">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <h1 ref={title} tabIndex={-1} className="display text-h1 outline-none">
          {t(titleOf(order))}
        </h1>
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
          {told && pay !== null && !openReturn(order) && (
            <p className="max-w-read text-lead text-ink-soft">{t(`texts.${told}`)}</p>
          )}
          {hasShipment(order) && <Shipment order={order} />}
          {several && unpaid && <OneTransfer bill={pay.bill} order={order.id} />}
          {pay && unpaid && <PayPanel view={pay} onSent={backToTitle} />}
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
          {order.side === 'buyer' && order.returnable.length > 0 && <AskReturn order={order} />}
          {order.side === 'buyer' && order.returnEnded !== null && (
            <ReturnEnded merchant={order.merchant} at={order.returnEnded} />
          )}
          {order.side === 'buyer' && !unpaid && <BuyAgain order={order.id} />}
          {order.side === 'buyer' && (order.state === 'COMPLETED' || isReturned(order)) && (
            <OrderReviews order={order.id} />
          )}
          <OrderHistory events={order.events} side={order.side} />
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

function isExpected({ state, refunds }: Order): boolean {
  return state === 'REFUND_DUE' && refunds.some((refund) => refund.state === 'EXPECTED');
}

function isReturned({ returns }: Order): boolean {
  return returns.some(({ state }) => state === 'RECEIVED');
}

/** A return is not a cancellation, though its money takes the same path; while one is under way, it is what matters. */
function titleOf(order: Order) {
  const { side, state } = order;
  if (isReturned(order) && (state === 'REFUND_DUE' || state === 'REFUNDED')) return `returns.over.${state}` as const;
  if (isExpected(order)) return 'titles.REFUND_EXPECTED' as const;
  const words = side === 'buyer' ? ('titles' as const) : ('sellerTitles' as const);
  const open = order.returns.filter((each) => isOpenReturn(each.state));
  const asked = open.filter((each) => each.state === 'ASKED');
  if (asked.length > 0) {
    const report = state === 'SHIPPED' || asked.every(({ kind }) => kind === 'part');
    return `${words}.${report ? 'REPORTED' : 'RETURNING'}` as const;
  }
  if (open.some((each) => each.state === 'AGREED')) return `${words}.SEND_BACK` as const;
  if (open.some(({ kind }) => kind !== 'part')) return `${words}.RETURNING` as const;
  if (open.length > 0) return `${words}.PART_SENT` as const;
  return `${words}.${state}` as const;
}

function openReturn({ returns }: Order): boolean {
  return returns.some(({ state }) => isOpenReturn(state));
}

function hasShipment(order: Order): order is Order & { carrier: string } {
  return order.carrier !== null;
}
