import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { usePrice } from '#ui/price.tsx';
import { plans } from '#features/people/plans/plan.ts';
import type { QuoteData } from '../plan-view.ts';

/** Price, credit, what remains, and the days it buys. */
export function QuoteLines({
  quote: { level, term, price, credit, amount, kind, startsAt, endsAt },
}: {
  quote: QuoteData;
}) {
  const t = useTranslations('plans');
  const written = usePrice();
  const original = plans[level].prices?.[term].original ?? null;
  return (
    <dl className="num">
      <Line name={t('buy.price')}>
        {original !== null && (
          <>
            <span className="sr-only">{t('original')} </span>
            <s className="mr-2 text-small text-ink-soft">{written(original)}</s>
          </>
        )}
        {written(price)}
      </Line>
      {credit > 0 && <Line name={t('buy.credit')}>{`−${written(credit)}`}</Line>}
      <Line name={t('buy.total')} strong>
        {amount === 0 ? t('buy.nothing') : written(amount)}
      </Line>
      <Line name={t('buy.from')}>
        {kind === 'renewal' ? t('standing.day', { date: new Date(startsAt) }) : t('buy.now')}
      </Line>
      <Line name={t('buy.to')}>
        {kind === 'renewal' || amount === 0
          ? t('standing.day', { date: new Date(endsAt) })
          : t('buy.toNew', { date: new Date(endsAt) })}
      </Line>
    </dl>
  );
}

function Line({ name, strong = false, children }: { name: string; strong?: boolean; children: ReactNode }) {
  return (
    <div
      className={`flex flex-wrap items-baseline justify-between gap-x-6 border-b py-3 ${strong ? 'border-ink' : 'border-line'}`}
    >
      <dt className={strong ? 'font-medium' : 'text-ink-soft'}>{name}</dt>
      <dd className={`text-right ${strong ? 'display text-h3' : ''}`}>{children}</dd>
    </div>
  );
}
