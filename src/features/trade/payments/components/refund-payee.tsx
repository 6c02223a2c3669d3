import { CircleAlert } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { QrCode } from '#features/trade/transfers/qr-code.tsx';
import { spacedAccount } from '#features/trade/transfers/spaced-account.ts';
import { usePrice } from '#ui/price.tsx';
import type { AdminRefund } from '../refund.ts';

/** Where it goes: a QR code for the banking app, and the same as text. */
export function RefundPayee({ refund: { account, qr, total, bill, payer, state } }: { refund: AdminRefund }) {
  const t = useTranslations('money');
  const words = useTranslations('remittances');
  const price = usePrice();
  if (account === null)
    return (
      state === 'DUE' && (
        <p className="flex gap-3 rounded-s border border-warn bg-warn-wash p-4 text-small">
          <CircleAlert aria-hidden size={20} className="mt-px shrink-0 text-warn" />
          <span>{t('refund.noAccount', { name: payer.nickname })}</span>
        </p>
      )
    );
  return (
    <section aria-labelledby="payee" className="rounded-s border border-line bg-surface p-5">
      <h2 id="payee" className="font-semibold">
        {t(state === 'DUE' ? 'payee.title' : 'refund.sentTo')}
      </h2>
      {qr && (
        <div className="mt-4 rounded-s border border-line bg-[#fff] p-4">
          <QrCode qr={qr} label={t('payee.code', { amount: price(total) })} className="max-w-48" />
        </div>
      )}
      <dl className="num mt-4 text-small">
        {[
          [t('payee.bank'), account.bank],
          [t('payee.account'), spacedAccount(account.account)],
          [t('payee.holder'), account.holder],
          [t('payee.amount'), price(total)],
          [words('column.reference'), bill.reference],
        ].map(([name, value]) => (
          <div key={name} className="flex justify-between gap-4 border-b border-line py-2">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="min-w-0 text-right font-medium break-words">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
