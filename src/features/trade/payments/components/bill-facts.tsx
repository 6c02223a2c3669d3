import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { spacedAccount } from '#features/trade/transfers/spaced-account.ts';
import { parseLocale } from '#lib/locale.ts';
import { localized } from '#lib/trilingual.ts';
import { useFormatter } from '#text/use-formatter.ts';
import { usePrice } from '#ui/price.tsx';
import type { Remittance } from '../remittance.ts';
import { BillMoney } from './bill-money.tsx';

/** The bill as the admin compares it with the account: amount and purpose first. */
export function BillFacts({ bill }: { bill: Remittance }) {
  const t = useTranslations('remittances');
  const format = useFormatter();
  const price = usePrice();
  const part = bill.received > 0 && bill.rest > 0;
  const time = (at: string) => format.dateTime(new Date(at), { dateStyle: 'long', timeStyle: 'short' });
  return (
    <section aria-labelledby="bill" className="min-w-0">
      <h2 id="bill" className="display text-title">
        {t('bill')}
      </h2>
      <dl className="mt-3 border-t border-line">
        <Fact name={t(part ? 'stillOwed' : 'column.amount')}>
          <span className="num display text-h3">{price(part ? bill.rest : bill.amount)}</span>
          {bill.received > 0 && (
            <span className="num caption block">
              {t('arrivedOf', { received: price(bill.received), amount: price(bill.amount) })}
            </span>
          )}
        </Fact>
        <Fact name={t('column.reference')}>
          <span className="num font-medium">{bill.reference}</span>
        </Fact>
        <Fact name={t('column.kind')}>
          {t(`kind.${bill.kind}`)}
          {bill.orders.length > 0 && <Orders orders={bill.orders} />}
        </Fact>
        {bill.account !== null && (
          <Fact name={t('shownAccount')}>
            <span className="num">
              {bill.account.bank} · {spacedAccount(bill.account.account)}
            </span>
            <span className="caption block">{bill.account.holder}</span>
          </Fact>
        )}
        <Fact name={t('column.payer')}>
          <Payer payer={bill.payer} />
        </Fact>
        <Fact name={t('column.created')}>
          <span className="num">{time(bill.createdAt)}</span>
        </Fact>
        {bill.payBy !== null && (
          <Fact name={t('payBy')}>
            <span className="num">{time(bill.payBy)}</span>
          </Fact>
        )}
        {bill.decided && <Decided decided={bill.decided} time={time(bill.decided.at)} />}
      </dl>
      <BillMoney bill={bill} />
    </section>
  );
}

function Payer({ payer }: { payer: Remittance['payer'] }) {
  const t = useTranslations('remittances');
  return (
    <>
      <Link to={`/admin/users/${payer.id}`} className="link font-medium">
        {payer.nickname}
      </Link>
      <span className="caption block break-words">
        {payer.email}
        {payer.mobile !== null && (
          <>
            <br />
            {payer.mobile}
          </>
        )}
        <br />
        {t('reads', { language: payer.locale })}
      </span>
    </>
  );
}

/** Each order this bill pays, with its shop. */
function Orders({ orders }: { orders: Remittance['orders'] }) {
  const states = useTranslations('orders.states');
  const price = usePrice();
  return (
    <ul className="num mt-1 grid gap-1.5 text-small">
      {orders.map(({ id, number, merchant, total, state }) => (
        <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className="min-w-0">
            <Link to={`/admin/orders/${id}`} className="link">
              {number}
            </Link>{' '}
            <span className="text-ink-soft">{merchant}</span>
          </span>
          <span>
            {price(total)} <span className="text-ink-soft">· {states(state as 'PAID')}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

function Decided({ decided, time }: { decided: NonNullable<Remittance['decided']>; time: string }) {
  const t = useTranslations('remittances');
  const reason = localized(decided.reason, parseLocale(useLocale()) ?? 'en');
  return (
    <Fact name={t('column.decided')}>
      <span className="num">{t('decidedBy', { name: decided.by, time })}</span>
      {reason && (
        <span lang={reason.lang} className="mt-1 block whitespace-pre-line text-ink-soft">
          {reason.text}
        </span>
      )}
    </Fact>
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
