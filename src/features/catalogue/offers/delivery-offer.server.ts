import type { Database } from '#db/database.ts';
import { findProvinces } from '#features/foundation/addresses/addresses.server.ts';
import type { Locale } from '#lib/locale.ts';
import { termsOf } from './delivery-queries.server.ts';
import { usualDelivery } from './delivery.server.ts';
import type { DeliveryOffer, MerchantDelivery } from './delivery.ts';

/** What a merchant's delivery costs and takes, everywhere, for who has not said yet where to (PRODUCT P5). */
export async function deliveryOffer(db: Database, merchantId: string, locale: Locale): Promise<DeliveryOffer> {
  const terms = await deliveryTermsOf(db, [merchantId]);
  return { ...(terms.get(merchantId) ?? { rest: usualDelivery, own: {} }), provinces: findProvinces(locale) };
}

/** The same of several merchants, each of them there. */
export async function deliveryTermsOf(
  db: Database,
  merchantIds: readonly string[],
): Promise<Map<string, MerchantDelivery>> {
  const rows = await termsOf(db, merchantIds);
  return new Map(
    merchantIds.map((id) => {
      const terms = rows
        .filter((row) => row.merchant_id === id)
        .map(({ province, fee, days_from, days_to }) => ({ province, fee, days: { from: days_from, to: days_to } }));
      const { province: _, ...rest } = terms.find(({ province }) => province === '') ?? {
        province: '',
        ...usualDelivery,
      };
      const own = Object.fromEntries(
        terms.flatMap(({ province, ...term }) => (province === '' ? [] : [[province, term]])),
      );
      return [id, { rest, own }];
    }),
  );
}
