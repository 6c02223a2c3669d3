import type { Database } from '#db/database.ts';
import { readSetting } from '#platform/settings-queries.server.ts';
import type { SellingCostsData } from './selling-costs.tsx';

/** What a merchant pays (PRODUCT, Business): once to join, and of each sale. To join for zero is possible: no bill. */
export async function sellingCosts(db: Database): Promise<SellingCostsData> {
  return {
    joining: (await readSetting(db, 'joining')).merchant,
    commission: (await readSetting(db, 'commission')).basisPoints,
  };
}
