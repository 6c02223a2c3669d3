import type { Expression, Insertable, Selectable } from 'kysely';
import type { Database } from '#db/database.ts';
import { statement } from '#db/statement.ts';
import type { Tables } from '#db/tables.ts';

export type MerchantRow = Selectable<Tables['merchants']>;

const shown = (db: Database) =>
  db
    .selectFrom('merchants')
    .innerJoin('users', 'users.id', 'merchants.user_id')
    .selectAll('merchants')
    .where('merchants.status', '=', 'listed')
    .where('users.status', '=', 'active');

/** Public ones: listed, with an active account. */
export async function shownMerchants(db: Database, ids: readonly string[]): Promise<Map<string, MerchantRow>> {
  if (ids.length === 0) return new Map();
  const rows = await shown(db)
    .where('merchants.id', 'in', [...ids])
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

export function findMerchant(db: Database, id: string): Promise<MerchantRow | undefined> {
  return shown(db).where('merchants.id', '=', id).executeTakeFirst();
}

/** Published works that contain their products, the most viewed first. */
export async function worksWithPiecesOf(db: Database, merchantId: string, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('work_pieces')
    .innerJoin('works', 'works.id', 'work_pieces.work_id')
    .innerJoin('products', 'products.id', 'work_pieces.product_id')
    .select(['works.id', 'works.view_count'])
    .distinct()
    .where('products.merchant_id', '=', merchantId)
    .where('products.status', '=', 'shelved')
    .where('works.status', '=', 'shelved')
    .orderBy('works.view_count', 'desc')
    .orderBy('works.id')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

const shopOfUser = statement<MerchantRow>(
  `select id, user_id, name, headline, about, city, avatar, cover, popularity, status, created_at, updated_at, scope,
    address, phone, product_count from merchants where user_id = $1`,
);

export async function merchantOfUser(db: Database, userId: string): Promise<MerchantRow | undefined> {
  return (await shopOfUser(db, [userId]))[0];
}

export async function upsertMerchant(db: Database, row: Insertable<Tables['merchants']>): Promise<void> {
  const { id: _, user_id: __, created_at: ___, ...rest } = row;
  await db
    .insertInto('merchants')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(rest))
    .execute();
}

export async function setProductCount(db: Database, id: string, count: Expression<number>): Promise<void> {
  await db.updateTable('merchants').set({ product_count: count }).where('id', '=', id).execute();
}
