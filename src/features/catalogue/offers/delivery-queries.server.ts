import type { Selectable } from 'kysely';
import type { Database } from '#db/database.ts';
import { statement } from '#db/statement.ts';
import type { Tables } from '#db/tables.ts';

export function termsOf(db: Database, merchantIds: readonly string[]) {
  if (merchantIds.length === 0) return Promise.resolve([]);
  return findTerms(db, [merchantIds]);
}

const findTerms = statement<Selectable<Tables['delivery_terms']>>(`select merchant_id, province, fee, days_from, days_to
  from delivery_terms where merchant_id = any($1::text[]) order by merchant_id, province`);

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
