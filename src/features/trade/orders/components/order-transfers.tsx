import { CircleAlert, CircleCheck } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useFormatter } from '#text/use-formatter.ts';
import { usePrice } from '#ui/price.tsx';
import type { AdminOrderDetail } from '../admin-order.ts';

/** The payments in the ledger, and every receipt. Each view is audited. */
export function OrderTransfers({ detail: { order, arrived, receipts, refund } }: { detail: AdminOrderDetail }) {
  const t = useTranslations('money.transfers');
  const format = useFormatter();
  const price = usePrice();
  const time = (at: string) => format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' });
  const Icon = arrived ? CircleCheck : CircleAlert;
  return (
    <section aria-labelledby="transfers">
      <h2 id="transfers" className="display text-title">
        {t('title')}
      </h2>
      <p
        className={`mt-3 flex gap-3 rounded-s border p-4 text-small ${arrived ? 'border-line bg-surface' : 'border-warn bg-warn-wash'}`}
      >
        <Icon aria-hidden size={20} className={`mt-px shrink-0 ${arrived ? 'text-ok' : 'text-warn'}`} />
        {t(arrived ? 'arrived' : 'notArrived')}
      </p>
      {(receipts.length > 0 || refund !== null) && (
        <ul className="mt-4 border-t border-line text-small">
          {receipts.map(({ picture, amount, at, seenBefore }) => (
            <li
              key={at}
              className="num flex flex-wrap items-baseline justify-between gap-3 border-b border-line py-2.5"
            >
              <span>{t('shown', { time: time(at) })}</span>
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
                  <Link to={`/admin/remittances/${order.bill}`} className="link">
                    {t('seen')}
                  </Link>
                </span>
              )}
            </li>
          ))}
          {refund && (
            <li className="num flex flex-wrap items-baseline justify-between gap-3 border-b border-line py-2.5">
              <span className="font-medium">{t('back', { time: time(refund.at) })}</span>
              <a href={refund.picture} target="_blank" rel="noreferrer" className="link">
                {t('look')}
              </a>
            </li>
          )}
        </ul>
      )}
    </section>
  );
}
