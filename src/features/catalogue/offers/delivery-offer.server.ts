import type { Database } from '#db/database.ts';
import { findProvinces } from '#features/foundation/addresses/addresses.server.ts';
import { termsOf } from './delivery-queries.server.ts';
import { usualDelivery } from './delivery.server.ts';
import type { DeliveryOffer } from './delivery.ts';

/** What a merchant's delivery costs and takes, everywhere, for who has not said yet where to (PRODUCT P5). */
export async function deliveryOffer(db: Database, merchantId: string): Promise<DeliveryOffer> {
  const terms = (await termsOf(db, [merchantId])).map(({ province, fee, days_from, days_to }) => ({
    province,
    fee,
    days: { from: days_from, to: days_to },
  }));
  const { province: _, ...rest } = terms.find(({ province }) => province === '') ?? { province: '', ...usualDelivery };
  return {
    rest,
    own: Object.fromEntries(terms.flatMap(({ province, ...term }) => (province === '' ? [] : [[province, term]]))),
    provinces: findProvinces().map(({ code, name }) => ({ code, name })),
  };
}
