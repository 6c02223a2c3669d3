import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { pages } from '#features/catalogue/content/addresses.ts';
import { usePlanWords } from '#features/people/plans/use-plan-words.ts';
import { useFormatter } from '#text/use-formatter.ts';
import type { PlanSummary } from '../dashboard.server.ts';

/** Under the navigation of a wide window: the plan, how long it runs, and the quotas nearest to their limit. */
export function PlanBox({ plan }: { plan: PlanSummary }) {
  const t = useTranslations('homes.plan');
  const p = useTranslations('plans');
  const format = useFormatter();
  const { quotaName } = usePlanWords();
  return (
    <div className="mt-6 border-t border-line pt-5 text-small max-md:hidden">
      <p className="flex flex-wrap justify-between gap-x-3 font-medium">
        {t('name', { plan: p(`level.${plan.level}.name`) })}
        {plan.daysLeft !== null && plan.runs && (
          <span className="num font-normal text-ink-soft">{t('days', { days: plan.daysLeft })}</span>
        )}
      </p>
      {plan.quotas.map(({ quota, used, allowed }) => (
        <div key={quota}>
          <p className="num mt-3 flex justify-between gap-2 text-caption">
            <span className="min-w-0">{quotaName(quota)}</span>
            <span className="text-ink-soft">
              {format.number(used)} / {format.number(allowed)}
            </span>
          </p>
          <span aria-hidden className="bar mt-1">
            <i
              className={used / allowed > 0.8 ? 'hot' : ''}
              style={{ width: `${Math.min(100, Math.round((used / allowed) * 100))}%` }}
            />
          </span>
        </div>
      ))}
      {plan.level !== 'PREMIUM_UNLIMITED' && (
        <Link to={pages.price.path} className="link mt-4 inline-block">
          {t(plan.level === 'premium' ? 'renew' : 'upgrade')}
        </Link>
      )}
    </div>
  );
}
