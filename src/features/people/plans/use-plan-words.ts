import { useTranslations } from 'use-intl';
import { useFormatter } from '#text/use-formatter.ts';
import type { QuotaKey } from './plan.ts';
import { groupOf } from './quota-groups.ts';

/** Names of quotas and of the periods they are counted in. */
export function usePlanWords() {
  const t = useTranslations('plans');
  const format = useFormatter();
  function quotaName(quota: QuotaKey): string {
    const group = groupOf(quota);
    return group === 'tools'
      ? t(`quota.${quota}`)
      : t('used.name', { group: t(`group.${group}`), size: t(`quota.${quota}`) });
  }
  /** `2026-11` and `2026` as the reader's language writes them. */
  function periodName(period: string): string {
    if (period === 'life' || period === 'atOnce' || period === 'extra') return t(`ledger.from.${period}`);
    return format.dateTime(
      new Date(period.length === 4 ? `${period}-07-01` : `${period}-15`),
      period.length === 4 ? { year: 'numeric' } : { year: 'numeric', month: 'long' },
    );
  }
  return { quotaName, periodName };
}
