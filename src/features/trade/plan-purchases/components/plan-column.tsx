import { Check } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useFormatter } from '#text/use-formatter.ts';
import { usePrice } from '#ui/price.tsx';
import { highlightsOf } from '../highlights.ts';
import { monthsOf, plans, type PlanLevel, type PlanPrice, type PlanTerm } from '#features/people/plans/plan.ts';
import type { PlanView } from '../plan-view.ts';
import { PlanButton } from './plan-button.tsx';

interface PlanColumnProps {
  level: PlanLevel;
  term: PlanTerm;
  plan: PlanView | null;
  first: boolean;
  last: boolean;
  mayOpen: boolean;
  trialOver: boolean;
}

/** One plan in one column: name, price of the chosen term, button, three highlights. */
export function PlanColumn({ level, term, plan, first, last, mayOpen, trialOver }: PlanColumnProps) {
  const t = useTranslations('plans');
  const prices = plans[level].prices;
  const place = `${first ? 'lg:pl-0' : 'border-line max-lg:border-t lg:border-l'} ${last ? 'lg:pr-0' : ''}`;
  return (
    <li className={`flex flex-col py-8 lg:px-6 ${place}`}>
      <h2 className="display flex flex-wrap items-center gap-x-3 text-h3">
        {t(`level.${level}.name`)}
        {plan !== null && plan.runs && plan.level === level && (
          <span className="tag tag-accent font-sans">{t('yours')}</span>
        )}
      </h2>
      <p className="text-small text-ink-soft">{t(`level.${level}.for`)}</p>
      {prices === null ? <Unpriced level={level} /> : <Priced price={prices[term]} term={term} />}
      <PlanButton level={level} term={term} plan={plan} mayOpen={mayOpen} trialOver={trialOver} />
      <ul className="num mt-6 grid gap-2.5 text-small">
        {highlightsOf(level).map(({ key, count }) => (
          <li key={key} className="flex gap-2.5">
            <Check aria-hidden size={18} className="mt-0.5 text-ink-soft" />
            {t(`highlight.${key}`, { count })}
          </li>
        ))}
      </ul>
    </li>
  );
}

function Unpriced({ level }: { level: PlanLevel }) {
  const t = useTranslations('plans');
  const price = usePrice();
  return (
    <>
      <p className="num display mt-5 text-[1.75rem] leading-10 lg:mt-[3.25rem]">
        {level === 'free' ? price(0) : t('byAgreement')}
      </p>
      <p className="caption">{t(level === 'free' ? 'freeFor' : 'answerIn')}</p>
    </>
  );
}

/**
 * The former price beside the real one, never larger (LOOK §2); its line is reserved where there is none, so that
 * nothing jumps.
 */
function Priced({ price: { price, original }, term }: { price: PlanPrice; term: PlanTerm }) {
  const t = useTranslations('plans');
  const format = useFormatter();
  const written = usePrice();
  return (
    <>
      <p className="num mt-6 min-h-6 text-small">
        {original !== null && (
          <>
            <span className="sr-only">{t('original')} </span>
            <s className="text-ink-soft">{written(original)}</s>{' '}
            <span className="tag tag-accent ml-1">
              {format.number((price - original) / original, { style: 'percent', maximumFractionDigits: 0 })}
            </span>
          </>
        )}
      </p>
      <p className="num display mt-1 text-[1.75rem] leading-10">{written(price)}</p>
      <p className="num caption">{t(`per.${term}`, { price: written(Math.round(price / monthsOf[term])) })}</p>
    </>
  );
}
