import { useTranslations } from 'use-intl';
import type { BankAccount } from '#features/trade/payments/bank.ts';
import { spacedAccount } from '#features/trade/transfers/spaced-account.ts';

/** An account as one reads it off, field by field. */
export function AccountLines({ account }: { account: BankAccount }) {
  const t = useTranslations('desk.settings.fields');
  return (
    <dl className="num mt-2 text-small">
      {(
        [
          ['bank', `${account.bank} (${account.bin})`],
          ['account', spacedAccount(account.account)],
          ['holder', account.holder],
        ] as const
      ).map(([name, value]) => (
        <div key={name} className="flex justify-between gap-4 border-b border-line py-2">
          <dt className="text-ink-soft">{t(name)}</dt>
          <dd className="min-w-0 text-right font-medium break-words">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
