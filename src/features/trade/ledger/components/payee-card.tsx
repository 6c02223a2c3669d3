import { CircleAlert } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { QrCode } from '#features/trade/transfers/qr-code.tsx';
import { spacedAccount } from '#features/trade/transfers/spaced-account.ts';
import { useFormatter } from '#text/use-formatter.ts';
import { usePrice } from '#ui/price.tsx';
import { type PayeeBank, type PayoutDetail } from '../payout.ts';
import { AccountLines } from './account-lines.tsx';
import { accountChangedDays } from '../ledger-limits.ts';

/** Where the money goes: a QR code for the banking app, and the same as text. */
export function PayeeCard({ bank, qr, amount }: { bank: PayeeBank | null; qr: PayoutDetail['qr']; amount: number }) {
  const t = useTranslations('money.payee');
  const price = usePrice();
  const format = useFormatter();
  if (bank === null)
    return (
      <p className="flex gap-3 rounded-s border border-warn bg-warn-wash p-4 text-small">
        <CircleAlert aria-hidden size={20} className="mt-px shrink-0 text-warn" />
        <span>{t('missing')}</span>
      </p>
    );
  const changed = format.dateTime(new Date(bank.updatedAt), { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <section aria-labelledby="payee" className="rounded-s border border-line bg-surface p-5">
      <h2 id="payee" className="font-semibold">
        {t('title')}
      </h2>
      {bank.standing !== 'known' && (
        <p className="mt-4 flex gap-3 rounded-s border border-warn bg-warn-wash p-4 text-small">
          <CircleAlert aria-hidden size={20} className="mt-px shrink-0 text-warn" />
          <span>{t(bank.standing, { date: changed, days: accountChangedDays })}</span>
        </p>
      )}
      {qr && (
        <div className="mt-4 rounded-s border border-line bg-[#fff] p-4">
          <QrCode qr={qr} label={t('code', { amount: price(amount) })} className="max-w-48" />
        </div>
      )}
      <AccountLines
        lines={[
          ['bank', bank.bank],
          ['account', spacedAccount(bank.account)],
          ['holder', bank.holder],
          ['since', changed],
          ...(qr ? [['amount', price(amount)] as const] : []),
        ]}
      />
    </section>
  );
}
