import { useTranslations } from 'use-intl';
import { ButtonLink } from '#ui/button.tsx';
import { usePrice } from '#ui/price.tsx';
import type { Purchase } from '../plan-view.ts';
import { readChoice } from '#features/people/plans/quote.ts';

/** A purchase not yet paid or confirmed, with a link to it. */
export function WaitingPurchase({ purchase: { id, choice, amount, payBy, state } }: { purchase: Purchase }) {
  const t = useTranslations('plans');
  const price = usePrice();
  const plan = t(`level.${readChoice(choice).level}.name`);
  return (
    <div className="mt-6 flex max-w-3xl flex-wrap items-center justify-between gap-x-6 gap-y-3 border-l-2 border-accent pl-4">
      <p className="num min-w-0 flex-1 basis-72">
        {state === 'submitted'
          ? t('standing.checking', { plan })
          : t('standing.waiting', { plan, amount: price(amount), date: new Date(payBy) })}
      </p>
      <ButtonLink size="s" to={`/price?pay=${id}`}>
        {t(state === 'submitted' ? 'standing.toCheck' : 'standing.toPay')}
      </ButtonLink>
    </div>
  );
}
