import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { localeNames, parseLocale } from '#lib/locale.ts';
import { localized } from '#lib/trilingual.ts';
import { useFormatter } from '#text/use-formatter.ts';
import { usePrice } from '#ui/price.tsx';
import type { Remittance } from '../remittance.ts';

/** The bill as the admin compares it with the account: amount and purpose first. */
export function BillFacts({ bill }: { bill: Remittance }) {
  const t = useTranslations('remittances');
  const format = useFormatter();
  const price = usePrice();
  const time = (at: string) => format.dateTime(new Date(at), { dateStyle: 'long', timeStyle: 'short' });
  return (
    <section aria-label={t('bill')} className="min-w-0">
      <h2 className="display text-title">{t('bill')}</h2>
      <dl className="mt-3 border-t border-line">
        <Fact name={t('column.amount')}>
          <span className="num display text-h3">{price(bill.amount)}</span>
        </Fact>
        <Fact name={t('column.reference')}>
          <span className="num font-medium">{bill.reference}</span>
        </Fact>
        <Fact name={t('column.kind')}>
          {t(`kind.${bill.kind}`)} <span className="caption break-all">{bill.subject}</span>
        </Fact>
        <Fact name={t('column.payer')}>
          <Link to={`/admin/users/${bill.payer.id}`} className="link font-medium">
            {bill.payer.nickname}
          </Link>
          <span className="caption block break-words">
            {bill.payer.email}
            {bill.payer.mobile !== null && (
              <>
                <br />
                {bill.payer.mobile}
              </>
            )}
            <br />
            {t('reads', { language: localeNames[bill.payer.locale] })}
          </span>
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
    </section>
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
