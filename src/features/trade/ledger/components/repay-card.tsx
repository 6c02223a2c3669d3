import { useTranslations } from 'use-intl';
import { QrCode } from '#features/trade/transfers/qr-code.tsx';
import { spacedAccount } from '#features/trade/transfers/spaced-account.ts';
import { usePrice } from '#ui/price.tsx';
import { AccountLines } from './account-lines.tsx';
import type { Repaying } from '../statement-section.server.ts';

/** Where a shop transfers what it owes: a QR code for the banking app, and the same as text. */
export function RepayCard({ repaying: { bank, amount, purpose, qr } }: { repaying: Repaying }) {
  const t = useTranslations('money.payee');
  const price = usePrice();
  return (
    <section aria-labelledby="repay" className="mt-6 max-w-read rounded-s border border-line bg-surface p-5">
      <h2 id="repay" className="font-semibold">
        {t('title')}
      </h2>
      {/* White in both themes, as scanners require. */}
      <div className="mt-4 w-fit rounded-s border border-line bg-[#fff] p-4">
        <QrCode qr={qr} label={t('code', { amount: price(amount) })} className="max-w-48" />
      </div>
      <AccountLines
        lines={[
          ['bank', bank.bank],
          ['account', spacedAccount(bank.account)],
          ['holder', bank.holder],
          ['purpose', purpose],
          ['amount', price(amount)],
        ]}
      />
      <p className="mt-4 text-small text-ink-soft">{t('recordedSoon')}</p>
    </section>
  );
}
