/**
 * The one source of plans (PRODUCT H1; seed §9): levels, terms, prices, quotas. The price page, the list of choices,
 * the quota check and the bill all read this; nothing of it is written anywhere else.
 */
export const planLevels = ['free', 'pro', 'premium', 'PREMIUM_UNLIMITED'] as const;
export type PlanLevel = (typeof planLevels)[number];

export const planTerms = ['MONTHLY', 'HALF_YEARLY', 'YEARLY'] as const;
export type PlanTerm = (typeof planTerms)[number];
export const monthsOf: Record<PlanTerm, number> = { MONTHLY: 1, HALF_YEARLY: 6, YEARLY: 12 };

/** Whole đồng. `original` is what the months would cost one by one; null where nothing is cut. */
export interface PlanPrice {
  price: number;
  original: number | null;
}

/** What is counted: a kind of render in a resolution, or a thing one may have. In the order of the table. */
export const quotaKeys = [
  'aiTemplates',
  'realtime',
  'image2k',
  'image4k',
  'image8k',
  'panorama3k',
  'panorama4k',
  'panorama8k',
  'panorama12k',
  'panorama32k',
  'video480p',
  'video720p',
  'video1080p',
] as const;
export type QuotaKey = (typeof quotaKeys)[number];

/**
 * `life` counts once for the life of the account; `atOnce` is how many one may have; the others reset in the country's
 * one time zone.
 */
export type QuotaPeriod = 'life' | 'month' | 'year' | 'atOnce';
interface Allowance {
  count: number;
  per: QuotaPeriod;
}

/** Several allowances are used in this order: a premium 8K image takes the month's first, then the year's. */
type Quotas = Partial<Record<QuotaKey, readonly Allowance[]>>;

export interface Plan {
  /** Null: free of charge, or by agreement. */
  prices: Record<PlanTerm, PlanPrice> | null;
  /** What this plan adds or changes; the rest is as in the plan below it. */
  own: Quotas;
}

const times = (count: number, per: QuotaPeriod): readonly Allowance[] => [{ count, per }];

export const plans: Record<PlanLevel, Plan> = {
  free: {
    prices: null,
    own: {
      image2k: times(50, 'life'),
      image4k: times(6, 'life'),
      panorama3k: times(50, 'life'),
      panorama4k: times(6, 'life'),
      panorama8k: times(3, 'life'),
      panorama12k: times(1, 'life'),
      video480p: times(1, 'life'),
      video720p: times(1, 'life'),
    },
  },
  pro: {
    prices: {
      MONTHLY: { price: 388_000, original: null },
      HALF_YEARLY: { price: 2_028_000, original: 2_328_000 },
      YEARLY: { price: 3_800_000, original: 4_656_000 },
    },
    own: {
      aiTemplates: times(10, 'atOnce'),
      realtime: times(10, 'month'),
      image8k: times(10, 'month'),
      panorama12k: times(6, 'month'),
      panorama32k: times(1, 'month'),
      video480p: times(5, 'month'),
      video720p: times(5, 'month'),
      video1080p: times(2, 'month'),
    },
  },
  premium: {
    prices: {
      MONTHLY: { price: 2_280_000, original: null },
      HALF_YEARLY: { price: 10_080_000, original: 13_680_000 },
      YEARLY: { price: 24_800_000, original: 27_360_000 },
    },
    own: {
      image8k: [
        { count: 30, per: 'month' },
        { count: 400, per: 'year' },
      ],
      panorama12k: times(18, 'month'),
      panorama32k: times(3, 'month'),
      video480p: times(15, 'month'),
      video720p: times(15, 'month'),
      video1080p: times(6, 'month'),
    },
  },
  PREMIUM_UNLIMITED: { prices: null, own: { aiTemplates: times(30, 'atOnce') } },
};

/** All a plan allows of one thing, in the order it is used; empty where it is not part of the plan. */
export function allowancesOf(level: PlanLevel, key: QuotaKey): readonly Allowance[] {
  for (const each of planLevels.slice(0, planLevels.indexOf(level) + 1).toReversed()) {
    const found = plans[each].own[key];
    if (found) return found;
  }
  return [];
}

/** Things one has, not things one uses up: the place of one that is given back is free again. */
export const keptQuotas = quotaKeys.filter((key) =>
  planLevels.some((level) => allowancesOf(level, key).some(({ per }) => per === 'atOnce')),
);

/** `PRO_YEARLY`, `PREMIUM_UNLIMITED`: the seed's names of what one can apply for. */
export type PlanChoice = `${'PRO' | 'PREMIUM'}_${PlanTerm}` | 'PREMIUM_UNLIMITED';
export interface OfferedPlan {
  code: PlanChoice;
  level: PlanLevel;
  term: PlanTerm | null;
  price: number | null;
  original: number | null;
  currency: 'VND';
}

/** Everything one can apply for, with its price; by agreement where there is none. */
export function offeredPlans(): OfferedPlan[] {
  return (['pro', 'premium'] as const)
    .flatMap((level) =>
      planTerms.map((term): OfferedPlan => ({
        code: choiceOf(level, term),
        level,
        term,
        ...plans[level].prices![term],
        currency: 'VND',
      })),
    )
    .concat({
      code: 'PREMIUM_UNLIMITED',
      level: 'PREMIUM_UNLIMITED',
      term: null,
      price: null,
      original: null,
      currency: 'VND',
    });
}

export function choiceOf(level: 'pro' | 'premium', term: PlanTerm): PlanChoice {
  return `${level === 'pro' ? 'PRO' : 'PREMIUM'}_${term}`;
}
