import { useTranslations } from 'use-intl';

type Line = 'bank' | 'account' | 'holder' | 'purpose' | 'since' | 'amount';

/** An account and what is transferred to it, line by line. */
export function AccountLines({ lines }: { lines: readonly (readonly [Line, string])[] }) {
  const t = useTranslations('money.payee');
  return (
    <dl className="num mt-4 text-small">
      {lines.map(([key, value]) => (
        <div key={key} className="flex justify-between gap-4 border-b border-line py-2 last:border-b-0">
          <dt className="text-ink-soft">{t(key)}</dt>
          <dd className="min-w-0 text-right font-medium break-words">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
