import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useFormatter } from '#text/use-formatter.ts';
import { usePrice } from '#ui/price.tsx';
import type { Remittance } from '../remittance.ts';

/** What has arrived for a bill, and what goes back of it. */
export function BillMoney({ bill: { arrivals, refunds } }: { bill: Remittance }) {
  const t = useTranslations('remittances');
  const format = useFormatter();
  const price = usePrice();
  return (
    <>
      {arrivals.length > 0 && (
        <section className="mt-8">
          <h3 className="text-body font-medium">{t('arrivals')}</h3>
          <ul className="mt-2 border-t border-line">
            {arrivals.map(({ amount, at, by, reason }) => (
              <li key={at} className="num border-b border-line py-2.5 text-small">
                <span className="flex flex-wrap justify-between gap-3">
                  <span>
                    {t('decidedBy', {
                      name: by,
                      time: format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' }),
                    })}
                  </span>
                  <span className="font-medium">{price(amount)}</span>
                </span>
                {reason !== null && <span className="block whitespace-pre-line text-ink-soft">{reason}</span>}
              </li>
            ))}
          </ul>
        </section>
      )}
      {refunds.length > 0 && (
        <section className="mt-8">
          <h3 className="text-body font-medium">{t('refunds.title')}</h3>
          <ul className="mt-2 border-t border-line">
            {refunds.map(({ id, amount, why, state, number }) => (
              <li key={id} className="num flex flex-wrap justify-between gap-3 border-b border-line py-2.5 text-small">
                <Link to={`/admin/refunds/${id}`} className="link">
                  {t(`refunds.why.${why}`)}
                  {number !== null && ` · ${number}`}
                </Link>
                <span>
                  {price(amount)} <span className="text-ink-soft">· {t(`refunds.state.${state}`)}</span>
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
