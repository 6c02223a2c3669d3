import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { pages } from '#features/catalogue/content/addresses.ts';
import { useLivePage } from '#features/people/notifications/use-live-page.ts';
import { PayPanel } from '#features/trade/payments/pay-panel.tsx';
import type { PayView } from '#features/trade/payments/pay-view.ts';
import { RefundsPanel } from '#features/trade/payments/refunds-panel.tsx';
import { usePrice } from '#ui/price.tsx';
import { droppedIn, livingOrders, purchaseState } from '../purchase-state.ts';
import { BillOrders } from './bill-orders.tsx';
import { Sums } from './sums.tsx';
import { useBackToTitle } from './use-back-to-title.ts';

/** Everything one transfer pays (PRODUCT O4), for its payer: the transfer, and an order for each merchant. */
export function PurchaseView({ pay }: { pay: PayView }) {
  const t = useTranslations('orders.purchase');
  const texts = useTranslations('orders.texts');
  const { bill } = pay;
  const dropped = droppedIn(bill);
  const { title, backToTitle } = useBackToTitle();
  useLivePage();
  return (
    <div className="page py-12 lg:py-16">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <h1 ref={title} tabIndex={-1} className="display text-h1 outline-none">
          {t(`titles.${purchaseState(bill)}`, { count: livingOrders(bill).length })}
        </h1>
        <p className="num text-ink-soft">{t('number', { reference: bill.reference })}</p>
      </div>
      <div className="bays mt-10 gap-y-12 lg:mt-14">
        <div className="col-span-4 grid content-start gap-8 md:col-span-7">
          {dropped && (
            <p className="max-w-read border-l-2 border-line-strong pl-4">
              {t(`dropped.${dropped.words}`, { count: dropped.count, all: bill.orders.length })}
            </p>
          )}
          {bill.status === 'SUBMITTED' && (
            <p className="max-w-read text-lead text-ink-soft">{texts('RECEIPT_SUBMITTED')}</p>
          )}
          <PayPanel view={pay} onSent={backToTitle} />
          <RefundsPanel refunds={bill.refunds} />
        </div>
        <aside className="col-span-4 md:col-span-5 md:col-start-8 lg:col-span-4 lg:col-start-9">
          <PurchaseSummary pay={pay} />
        </aside>
      </div>
    </div>
  );
}

function PurchaseSummary({ pay: { bill } }: { pay: PayView }) {
  const t = useTranslations('orders.purchase');
  const words = useTranslations('orders.order');
  const price = usePrice();
  const due = bill.status !== 'PAID' && bill.status !== 'CANCELLED';
  const partly = due && bill.received > 0;
  return (
    <section aria-labelledby="orders">
      <h2 id="orders" className="display text-title">
        {t('orders')}
      </h2>
      <div className="mt-4">
        <BillOrders orders={bill.orders} />
      </div>
      <div className="mt-5">
        <Sums
          rows={
            partly
              ? [
                  { label: t('arrived'), value: price(bill.received) },
                  { label: t('rest'), value: price(bill.rest) },
                ]
              : []
          }
          total={{
            label: due ? t('total') : words('total'),
            value: <span data-total={bill.amount}>{price(bill.amount)}</span>,
          }}
        />
      </div>
      <p className="mt-6 border-t border-line pt-4 text-small">
        <Link to={pages.productBill.path} className="link inline-flex min-h-11 items-center lg:min-h-8">
          {words('all')}
        </Link>
      </p>
    </section>
  );
}
