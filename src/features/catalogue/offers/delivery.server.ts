import { isDeepStrictEqual } from 'node:util';
import type { Database } from '#db/database.ts';
import { isProvince } from '#features/foundation/addresses/addresses.server.ts';
import { merchantOfUser } from '#features/catalogue/merchants/merchants.server.ts';
import { AppError } from '#lib/errors.ts';
import { audit } from '#platform/audit-queries.server.ts';
import { commit } from '#platform/commit.server.ts';
import type { RequestContext } from '#platform/context.ts';
import { contentHash } from '#platform/storage/content-hash.ts';
import { lockName } from '#platform/named-lock-queries.server.ts';
import { replaceTerms, termsOf } from './delivery-queries.server.ts';
import type { Delivery, DeliveryTerm, DeliveryTerms } from './delivery.ts';

/** For a merchant who has not set delivery terms. */
export const usualDelivery: Delivery = { fee: 300_000, days: { from: 4, to: 10 } };

/** Each merchant's terms for a province: its own row, else the one for everywhere else, else the default. */
export async function deliveryTo(
  db: Database,
  merchantIds: readonly string[],
  province: string,
): Promise<Map<string, Delivery>> {
  const rows = await termsOf(db, merchantIds);
  return new Map(
    merchantIds.map((id) => {
      const own = rows.filter((row) => row.merchant_id === id);
      const row = own.find((each) => each.province === province) ?? own.find((each) => each.province === '');
      return [id, row ? { fee: row.fee, days: { from: row.days_from, to: row.days_to } } : usualDelivery];
    }),
  );
}

/** What each merchant takes: to a province, or where that is not known from the least to the most. */
export async function deliveryRanges(
  db: Database,
  merchantIds: readonly string[],
  province: string | undefined,
): Promise<Map<string, { from: number; to: number }>> {
  if (province !== undefined) {
    const known = await deliveryTo(db, merchantIds, province);
    return new Map([...known].map(([id, { fee }]) => [id, { from: fee, to: fee }]));
  }
  const rows = Map.groupBy(await termsOf(db, merchantIds), ({ merchant_id }) => merchant_id);
  return new Map(
    merchantIds.map((id) => {
      const own = rows.get(id) ?? [];
      const elsewhere = own.some((row) => row.province === '') ? [] : [usualDelivery.fee];
      const fees = [...own.map(({ fee }) => fee), ...elsewhere];
      return [id, { from: Math.min(...fees), to: Math.max(...fees) }];
    }),
  );
}

export async function readTerms(ctx: Pick<RequestContext, 'db'>, userId: string): Promise<DeliveryTerms> {
  return termsNow(ctx.db, (await ownMerchant(ctx.db, userId)).id);
}

async function termsNow(db: Database, merchantId: string): Promise<DeliveryTerms> {
  const terms = (await termsOf(db, [merchantId])).map(({ province, fee, days_from, days_to }) => ({
    province,
    fee,
    days: { from: days_from, to: days_to },
  }));
  return { terms, version: contentHash(Buffer.from(JSON.stringify(terms))) };
}

/** From the version one has seen. Who comes second gets what is there now, and decides again (409). */

export async function changeTerms(
  ctx: RequestContext,
  userId: string,
  { terms, version }: DeliveryTerms,
): Promise<DeliveryTerms> {
  const merchant = await ownMerchant(ctx.db, userId);
  const wrong = terms.findIndex(
    ({ province, days }, at) =>
      days.from > days.to ||
      (province !== '' && !isProvince(province)) ||
      terms.findIndex((each) => each.province === province) !== at,
  );
  if (wrong >= 0) throw new AppError('invalid_form', { field: `terms.${wrong}` });
  return commit(ctx, async (db) => {
    // Two lists at once would be mixed into one that nobody sent, or meet in a province.
    await lockName(db, `delivery:${merchant.id}`);
    const before = await termsNow(db, merchant.id);
    if (before.version !== version) throw new AppError('conflict', { current: before });
    await replaceTerms(db, merchant.id, terms);
    await audit(db, ctx, {
      action: 'delivery.terms',
      target: merchant.id,
      before: othersThan(terms, before.terms),
      after: othersThan(before.terms, terms),
    });
    return termsNow(db, merchant.id);
  });
}

/** Of the second list what is not in the first as it is. */
function othersThan(first: readonly DeliveryTerm[], second: readonly DeliveryTerm[]): DeliveryTerm[] {
  return second.filter((term) => !first.some((same) => isDeepStrictEqual(same, term)));
}

/** The merchant of this person; refused as not found where there is none. */
export async function ownMerchant(db: Database, userId: string) {
  const merchant = await merchantOfUser(db, userId);
  if (!merchant) throw new AppError('not_found');
  return merchant;
}
