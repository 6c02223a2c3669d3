import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useFormatter } from '#text/use-formatter.ts';
import { usePrice } from '#ui/price.tsx';
import type { Entry } from '../book.ts';

/** The movements of a shop's balance, the newest first: sales less commission, returns, transfers. */
export function EntryTable({
  entries,
  orderPath,
}: {
  entries: readonly Entry[];
  /** What an order's id is put behind. */ orderPath: string;
}) {
  const t = useTranslations('money.entries');
  const format = useFormatter();
  const price = usePrice();
  if (entries.length === 0) return <p className="mt-4 border-t border-line py-8 text-ink-soft">{t('none')}</p>;
  return (
    <table className="mt-4 w-full border-collapse text-small">
      <thead>
        <tr className="border-b border-ink text-left">
          <th scope="col" className="py-2.5 pr-4 font-medium">
            {t('at')}
          </th>
          <th scope="col" className="py-2.5 pr-4 font-medium">
            {t('what')}
          </th>
          <th scope="col" className="py-2.5 text-right font-medium">
            {t('amount')}
          </th>
        </tr>
      </thead>
      <tbody>
        {entries.map(({ id, kind, order, memo, amount, at, paidTo, payableFrom }) => (
          <tr key={id} className="border-b border-line">
            <td className="num py-2.5 pr-4 align-baseline whitespace-nowrap">
              <time dateTime={at}>{format.dateTime(new Date(at), { dateStyle: 'medium' })}</time>
            </td>
            <td className="py-2.5 pr-4 align-baseline">
              <span className="font-medium">{t(`kind.${kind}`)}</span>{' '}
              {order !== null ? (
                <Link to={`${orderPath}${order}`} className="link num">
                  {memo}
                </Link>
              ) : (
                <>
                  <span className="text-ink-soft">{memo}</span>
                  {paidTo !== null && <span className="num caption block">{t('paidTo', { account: paidTo })}</span>}
                </>
              )}
            </td>
            <td className="num py-2.5 text-right align-baseline whitespace-nowrap">
              {payableFrom !== null && (
                <span className="caption block whitespace-normal">
                  {t('payableFrom', { date: format.dateTime(new Date(payableFrom), { dateStyle: 'medium' }) })}
                </span>
              )}
              {amount < 0 ? `−${price(-amount)}` : `+${price(amount)}`}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
