import { quotaKeys, type QuotaKey } from './plan.ts';

type QuotaGroup = 'tools' | 'image' | 'panorama' | 'video';

/** The rows of the table by what they are, in the order of the one source. */
export const quotaGroups: readonly { key: QuotaGroup; rows: readonly QuotaKey[] }[] = (
  ['tools', 'image', 'panorama', 'video'] as const
).map((key) => ({ key, rows: quotaKeys.filter((quota) => groupOf(quota) === key) }));

export function groupOf(quota: QuotaKey): QuotaGroup {
  return (['image', 'panorama', 'video'] as const).find((group) => quota.startsWith(group)) ?? 'tools';
}
