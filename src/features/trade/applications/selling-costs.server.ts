import { commissionAt } from '#features/trade/ledger/commission.server.ts';
import type { RequestContext } from '#platform/context.ts';
import { readSetting } from '#platform/settings-queries.server.ts';
import type { SellingCostsData } from './selling-costs.tsx';

/** What a merchant pays (PRODUCT, Business): once to join, and of each sale. To join for zero is possible: no bill. */
export async function sellingCosts({ db, clock }: Pick<RequestContext, 'db' | 'clock'>): Promise<SellingCostsData> {
  return {
    joining: (await readSetting(db, 'joining')).merchant,
    commission: await commissionAt(db, clock.now()),
  };
}
