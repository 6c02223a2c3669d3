import type { Database } from '#db/database.ts';

export function termsOf(db: Database, merchantIds: readonly string[]) {
  if (merchantIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('delivery_terms')
    .selectAll()
    .where('merchant_id', 'in', [...new Set(merchantIds)])
    .orderBy('merchant_id')
    .orderBy('province')
    .execute();
}

export async function replaceTerms(
  db: Database,
  merchantId: string,
  terms: readonly { province: string; fee: number; days: { from: number; to: number } }[],
): Promise<void> {
  await db.deleteFrom('delivery_terms').where('merchant_id', '=', merchantId).execute();
  await db
    .insertInto('delivery_terms')
    .values(
      terms.map(({ province, fee, days }) => ({
        merchant_id: merchantId,
        province,
        fee,
        days_from: days.from,
        days_to: days.to,
      })),
    )
    .execute();
}
