import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { usePrice } from '#ui/price.tsx';
import { plans, planTerms, type PlanTerm } from '#features/people/plans/plan.ts';

/** Month, half a year, year; beside it what the longer ones save. */
export function TermChoice({ term, onChoose }: { term: PlanTerm; onChoose(term: PlanTerm): void }) {
  const t = useTranslations('plans');
  const price = usePrice();
  const name = useId();
  const pro = savedOn('pro', term);
  const premium = savedOn('premium', term);
  return (
    <div className="mt-10 flex flex-wrap items-center gap-4 lg:mt-14">
      <fieldset className="seg max-sm:w-full">
        <legend className="sr-only">{t('term.label')}</legend>
        {planTerms.map((each) => (
          <label key={each} className="relative max-sm:px-2!">
            <input
              type="radio"
              name={name}
              value={each}
              checked={each === term}
              className="absolute inset-0 cursor-pointer appearance-none outline-none"
              onChange={() => onChoose(each)}
            />
            {t(`term.${each}`)}
          </label>
        ))}
      </fieldset>
      <output className="num min-h-[2.75rem] flex-1 text-small max-sm:basis-full sm:min-h-0">
        {pro + premium > 0 ? (
          <span className="text-accent">{t('term.saves', { term, pro: price(pro), premium: price(premium) })}</span>
        ) : (
          <span className="text-ink-soft">{t('term.plain')}</span>
        )}
      </output>
    </div>
  );
}

function savedOn(level: 'pro' | 'premium', term: PlanTerm): number {
  const { price, original } = plans[level].prices![term];
  return (original ?? price) - price;
}
