import { useTranslations } from 'use-intl';
import { useFormatter } from '#text/use-formatter.ts';
import { QuotaBars } from './components/quota-bars.tsx';
import { QuotaLedger } from './components/quota-ledger.tsx';
import type { LedgerPage, PlanView } from './plan-view.ts';

interface PlanAndQuotaProps {
  plan: PlanView;
  ledger: LedgerPage;
  /** The call that returns earlier lines of the usage log. */
  ledgerCall?: string;
}

/**
 * A person's plan, what they have used of it, and the usage log. For the dashboards, `/price` and the console; texts:
 * `plans`.
 */
export function PlanAndQuota({ plan, ledger, ledgerCall = '/user/quota-ledger' }: PlanAndQuotaProps) {
  const t = useTranslations('plans');
  return (
    <div className="grid gap-x-6 gap-y-10 lg:grid-cols-12">
      <section aria-labelledby="plan-used" className="lg:col-span-5">
        <PlanLine plan={plan} />
        <h2 id="plan-used" className="sr-only">
          {t('used.title')}
        </h2>
        <QuotaBars quotas={plan.quotas} />
      </section>
      <section aria-labelledby="plan-ledger" className="min-w-0 lg:col-span-6 lg:col-start-7">
        <h2 id="plan-ledger" className="font-medium">
          {t('ledger.title')}
        </h2>
        <p className="text-small text-ink-soft">{t('ledger.lead')}</p>
        <QuotaLedger key={ledger.lines[0]?.id ?? 0} first={ledger} call={ledgerCall} />
      </section>
    </div>
  );
}

/** Level and last day; what follows it where that is something else. */
function PlanLine({ plan: { level, runs, endsAt, next } }: { plan: PlanView }) {
  const t = useTranslations('plans');
  const format = useFormatter();
  const end = endsAt === null ? null : new Date(endsAt);
  return (
    <div className="mb-5">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-medium">{level === 'free' ? t('standing.free') : t(`level.${level}.name`)}</span>
        {end !== null && (
          <time
            dateTime={end.toISOString()}
            title={format.dateTime(end, { dateStyle: 'long', timeStyle: 'short' })}
            className="num text-small text-ink-soft"
          >
            {t(runs ? 'standing.until' : 'standing.ended', { date: end })}
          </time>
        )}
      </p>
      {next !== null && (
        <p className="text-small text-ink-soft">
          {t('standing.then', { plan: t(`level.${next.level}.name`), date: new Date(next.endsAt) })}
        </p>
      )}
      {!runs && <p className="mt-1 text-small text-ink-soft">{t('standing.over')}</p>}
    </div>
  );
}
