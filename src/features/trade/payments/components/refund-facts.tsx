import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { leastTransfer } from '#features/trade/transfers/transfer-limits.ts';
import { useFormatter } from '#text/use-formatter.ts';
import { usePrice } from '#ui/price.tsx';
import type { AdminRefund } from '../refund.ts';

/** How much goes back to whom, of which bill and order, and why. */
export function RefundFacts({ refund }: { refund: AdminRefund }) {
  const t = useTranslations('money');
  const words = useTranslations('remittances');
  const format = useFormatter();
  const price = usePrice();
  const time = (at: string) => format.dateTime(new Date(at), { dateStyle: 'long', timeStyle: 'short' });
  return (
    <section aria-label={t('refund.about')} className="min-w-0">
      <dl className="border-t border-line">
        <Fact name={t('refunds.amount')}>
          <span className="num display text-h3">{price(refund.amount)}</span>
          {refund.along.map(({ id, reference, amount }) => (
            <span key={id} className="num caption block">
              {t('refund.along', { amount: price(amount), reference })}
            </span>
          ))}
          {refund.state === 'DUE' && refund.total < leastTransfer && (
            <span className="caption block">{t('refund.waits', { least: price(leastTransfer) })}</span>
          )}
        </Fact>
        <Fact name={t('refunds.why')}>{words(`refunds.why.${refund.why}`)}</Fact>
        <Fact name={words('bill')}>
          <Link to={`/admin/remittances/${refund.bill.id}`} className="link num font-medium">
            {refund.bill.reference}
          </Link>
          <span className="num caption block">
            {words('arrivedOf', { received: price(refund.bill.received), amount: price(refund.bill.amount) })}
          </span>
        </Fact>
        {refund.order && (
          <Fact name={words('kind.order')}>
            <Link to={`/admin/orders/${refund.order.id}`} className="link num font-medium">
              {refund.order.number}
            </Link>
            <span className="caption block">{refund.order.merchant}</span>
          </Fact>
        )}
        <Fact name={t('refund.payee')}>
          <Link to={`/admin/users/${refund.payer.id}`} className="link font-medium">
            {refund.payer.nickname}
          </Link>
          <span className="caption block break-words">
            {refund.payer.email}
            <br />
            {words('reads', { language: refund.payer.locale })}
          </span>
        </Fact>
        <Fact name={t('refunds.since')}>
          <span className="num">{time(refund.since)}</span>
        </Fact>
        {refund.sent && (
          <Fact name={t('refund.sent')}>
            <span className="num">{words('decidedBy', { name: refund.sent.by, time: time(refund.sent.at) })}</span>
            {refund.sent.picture !== null && (
              <a href={refund.sent.picture} target="_blank" rel="noreferrer" className="link block text-small">
                {words('look')}
              </a>
            )}
          </Fact>
        )}
      </dl>
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="border-b border-line py-2.5">
      <dt className="caption">{name}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  );
}
