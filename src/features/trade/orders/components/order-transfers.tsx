import { CircleAlert, CircleCheck } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useFormatter } from '#text/use-formatter.ts';
import { usePrice } from '#ui/price.tsx';
import type { AdminOrderDetail } from '../admin-order.ts';

/** The bill that pays it, every receipt of that bill, and what goes back of the order. Each view is audited. */
export function OrderTransfers({ detail: { bill, paid, receipts, refunds } }: { detail: AdminOrderDetail }) {
  const t = useTranslations('money.transfers');
  const words = useTranslations('remittances');
  const price = usePrice();
  const Icon = paid ? CircleCheck : CircleAlert;
  return (
    <section aria-labelledby="transfers">
      <h2 id="transfers" className="display text-title">
        {t('title')}
      </h2>
      <p
        className={`mt-3 flex gap-3 rounded-s border p-4 text-small ${paid ? 'border-line bg-surface' : 'border-warn bg-warn-wash'}`}
      >
        <Icon aria-hidden size={20} className={`mt-px shrink-0 ${paid ? 'text-ok' : 'text-warn'}`} />
        {t(paid ? 'arrived' : 'notArrived')}
      </p>
      <dl className="num mt-4 border-t border-line text-small">
        <div className="flex flex-wrap items-baseline justify-between gap-3 border-b border-line py-2.5">
          <dt>
            {t('bill')}{' '}
            <Link to={`/admin/remittances/${bill.id}`} className="link font-medium">
              {bill.reference}
            </Link>
          </dt>
          <dd>
            {t('ofBill', { received: price(bill.received), amount: price(bill.amount) })}{' '}
            <span className="text-ink-soft">· {words(`state.${bill.status}`)}</span>
          </dd>
        </div>
      </dl>
      <Receipts receipts={receipts} bill={bill.id} />
      {refunds.length > 0 && (
        <>
          <h3 className="mt-6 text-body font-medium">{t('refunds')}</h3>
          <ul className="num mt-2 border-t border-line text-small">
            {refunds.map(({ id, amount, why, state }) => (
              <li key={id} className="flex flex-wrap justify-between gap-3 border-b border-line py-2.5">
                <Link to={`/admin/refunds/${id}`} className="link">
                  {words(`refunds.why.${why}`)}
                </Link>
                <span>
                  {price(amount)} <span className="text-ink-soft">· {words(`refunds.state.${state}`)}</span>
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function Receipts({ receipts, bill }: { receipts: AdminOrderDetail['receipts']; bill: string }) {
  const t = useTranslations('money.transfers');
  const format = useFormatter();
  const price = usePrice();
  return (
    <ul className="num text-small">
      {receipts.map(({ picture, amount, at, seenBefore }) => (
        <li key={at} className="flex flex-wrap items-baseline justify-between gap-3 border-b border-line py-2.5">
          <span>
            {t('shown', { time: format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' }) })}
          </span>
          <span>{price(amount)}</span>
          {picture === null ? (
            <span className="text-ink-soft">{t('gone')}</span>
          ) : (
            <a href={picture} target="_blank" rel="noreferrer" className="link">
              {t('look')}
            </a>
          )}
          {/* Using one receipt for two orders and cancelling one would refund money that came once. */}
          {seenBefore && (
            <span className="flex w-full gap-2 text-warn">
              <CircleAlert aria-hidden size={16} className="mt-0.5 shrink-0" />
              <Link to={`/admin/remittances/${bill}`} className="link">
                {t('seen')}
              </Link>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
