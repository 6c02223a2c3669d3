import { describe, expect, test } from 'vitest';
import {
  allowancesOf,
  monthsOf,
  offeredPlans,
  planLevels,
  plans,
  planTerms,
  quotaKeys,
  type PlanLevel,
  type QuotaKey,
} from './plan.ts';

const said = (level: PlanLevel, key: QuotaKey) =>
  allowancesOf(level, key)
    .map(({ count, per }) => `${count}/${per}`)
    .join(' ');

describe('H1 seed §9: prices', () => {
  test('as the seed writes them', () => {
    const written = offeredPlans().map(({ code, price, original }) => [code, price, original]);
    expect(written).toEqual([
      ['PRO_MONTHLY', 388_000, null],
      ['PRO_HALF_YEARLY', 2_028_000, 2_328_000],
      ['PRO_YEARLY', 3_800_000, 4_656_000],
      ['PREMIUM_MONTHLY', 2_280_000, null],
      ['PREMIUM_HALF_YEARLY', 10_080_000, 13_680_000],
      ['PREMIUM_YEARLY', 24_800_000, 27_360_000],
      ['PREMIUM_UNLIMITED', null, null],
    ]);
  });

  test('an original price is the months one by one, and never less than the price', () => {
    for (const level of planLevels) {
      const prices = plans[level].prices;
      if (prices === null) continue;
      for (const term of planTerms) {
        const { price, original } = prices[term];
        if (original !== null) expect(original).toBe(prices.MONTHLY.price * monthsOf[term]);
        expect(price).toBeLessThanOrEqual(original ?? price);
      }
    }
  });
});

describe('H1 seed §9: quotas', () => {
  test.each([
    ['free', 'image2k', '50/life'],
    ['free', 'image4k', '6/life'],
    ['free', 'image8k', ''],
    ['free', 'panorama3k', '50/life'],
    ['free', 'panorama4k', '6/life'],
    ['free', 'panorama8k', '3/life'],
    ['free', 'panorama12k', '1/life'],
    ['free', 'panorama32k', ''],
    ['free', 'video480p', '1/life'],
    ['free', 'video720p', '1/life'],
    ['free', 'video1080p', ''],
    ['free', 'aiTemplates', ''],
    ['free', 'realtime', ''],
    ['pro', 'aiTemplates', '10/atOnce'],
    ['pro', 'realtime', '10/month'],
    ['pro', 'image8k', '10/month'],
    ['pro', 'panorama12k', '6/month'],
    ['pro', 'panorama32k', '1/month'],
    ['pro', 'video480p', '5/month'],
    ['pro', 'video720p', '5/month'],
    ['pro', 'video1080p', '2/month'],
    ['premium', 'image8k', '30/month 400/year'],
    ['premium', 'panorama12k', '18/month'],
    ['premium', 'panorama32k', '3/month'],
    ['premium', 'video480p', '15/month'],
    ['premium', 'video720p', '15/month'],
    ['premium', 'video1080p', '6/month'],
    ['PREMIUM_UNLIMITED', 'aiTemplates', '30/atOnce'],
  ] as const)('%s, %s: %s', (level, key, allowed) => expect(said(level, key)).toBe(allowed));

  test('what a plan does not list is as in the plan below it', () => {
    expect(said('pro', 'image2k')).toBe('50/life');
    expect(said('premium', 'aiTemplates')).toBe('10/atOnce');
    expect(said('PREMIUM_UNLIMITED', 'image8k')).toBe('30/month 400/year');
  });

  test('no plan allows less than the one below it', () => {
    for (const key of quotaKeys) {
      const have = planLevels.map((level) => allowancesOf(level, key).length > 0);
      expect(have, key).toEqual(have.toSorted());
    }
  });
});
