import { useTranslations } from 'use-intl';
import type { PlanView, QuotaPart } from '../plan-view.ts';
import { quotaGroups } from '#features/people/plans/quota-groups.ts';
import { usePlanWords } from '#features/people/plans/use-plan-words.ts';

/** LOOK §5: a line for each allowance, always with figures; the accent colour above four fifths. */
export function QuotaBars({ quotas }: { quotas: PlanView['quotas'] }) {
  const { quotaName } = usePlanWords();
  return (
    <ul className="grid gap-x-8 gap-y-3 sm:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2">
      {quotaGroups
        .flatMap(({ rows }) => rows)
        .flatMap((key) => {
          const found = quotas.find(({ quota }) => quota === key);
          return found === undefined
            ? []
            : found.parts.map((part) => (
                <li key={`${key} ${part.per}`}>
                  <Bar name={quotaName(key)} part={part} />
                </li>
              ));
        })}
    </ul>
  );
}

function Bar({ name, part: { per, allowed, used, renewsAt } }: { name: string; part: QuotaPart }) {
  const t = useTranslations('plans.used');
  const share = allowed === 0 ? 0 : Math.min(1, used / allowed);
  return (
    <>
      <p
        className="num flex justify-between gap-3 text-small"
        title={renewsAt === null ? undefined : t('renews', { date: new Date(renewsAt) })}
      >
        <span className="min-w-0">
          {name} <span className="text-caption text-ink-soft">{t(`per.${per}`)}</span>
        </span>
        <span className="whitespace-nowrap text-ink-soft">{t('of', { used, allowed })}</span>
      </p>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a bar drawn by width; <meter> cannot be drawn alike everywhere */}
      <span role="img" aria-label={t('bar', { name, per: t(`per.${per}`), used, allowed })} className="bar mt-1">
        <i className={share > 0.8 ? 'hot' : ''} style={{ width: `${Math.round(share * 100)}%` }} />
      </span>
    </>
  );
}
