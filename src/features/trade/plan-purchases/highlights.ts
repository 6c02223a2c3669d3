import { allowancesOf, type PlanLevel, type QuotaKey, type QuotaPeriod } from '#features/people/plans/plan.ts';

/** A column's three lines. The figures are the plan's own; only the selection is made here. */
interface Highlight {
  key: HighlightKey;
  count: number;
}
type HighlightKey =
  | 'image2k'
  | 'panorama3k'
  | 'library'
  | 'aiTemplates'
  | 'image8k'
  | 'realtime'
  | 'image8kYear'
  | 'panorama12k'
  | 'videos'
  | 'shop'
  | 'premium';

export function highlightsOf(level: PlanLevel): Highlight[] {
  const count = (key: QuotaKey, per: QuotaPeriod) =>
    allowancesOf(level, key).find((each) => each.per === per)?.count ?? 0;
  const videos = (['video480p', 'video720p', 'video1080p'] as const).reduce((sum, key) => sum + count(key, 'month'), 0);
  const all: Record<PlanLevel, Highlight[]> = {
    free: [
      { key: 'image2k', count: count('image2k', 'life') },
      { key: 'panorama3k', count: count('panorama3k', 'life') },
      { key: 'library', count: 0 },
    ],
    pro: [
      { key: 'aiTemplates', count: count('aiTemplates', 'atOnce') },
      { key: 'image8k', count: count('image8k', 'month') },
      { key: 'realtime', count: count('realtime', 'month') },
    ],
    premium: [
      { key: 'image8kYear', count: count('image8k', 'year') },
      { key: 'panorama12k', count: count('panorama12k', 'month') },
      { key: 'videos', count: videos },
    ],
    PREMIUM_UNLIMITED: [
      { key: 'aiTemplates', count: count('aiTemplates', 'atOnce') },
      { key: 'shop', count: 0 },
      { key: 'premium', count: 0 },
    ],
  };
  return all[level];
}
