import { useId } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { askedFor, type BillDetail } from '#features/trade/payments/bill.ts';
import { usePrice } from '#ui/price.tsx';
import { purchaseAddress } from '../order.ts';
import { livingOrders } from '../purchase-state.ts';
import { BillOrders } from './bill-orders.tsx';

/** On the page of an order that is paid together with others: the transfer is for all of them, and is made once. */
export function OneTransfer({ bill, order }: { bill: BillDetail; order: string }) {
  const t = useTranslations('orders.purchase');
  const price = usePrice();
  const heading = useId();
  const living = livingOrders(bill);
  const sent = bill.status === 'SUBMITTED' || bill.status === 'REJECTED';
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className="display text-title">
        {t(sent ? 'oneReceipt' : 'oneTransfer', { count: living.length })}
      </h2>
      <p className="mt-1 mb-4 max-w-read text-small text-ink-soft">
        {t(sent ? 'oneReceiptText' : 'oneTransferText', { amount: price(sent ? bill.amount : askedFor(bill)) })}
      </p>
      <BillOrders orders={bill.orders} here={order} />
      <p className="mt-2">
        <Link
          to={purchaseAddress(bill.id)}
          className="link inline-flex min-h-11 items-center text-small font-medium lg:min-h-8"
        >
          {t('see')}
        </Link>
      </p>
    </section>
  );
}
