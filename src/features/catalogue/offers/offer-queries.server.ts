import { sql } from 'kysely';
import type { Database } from '#db/database.ts';
import type { VariantRow } from '#features/catalogue/products/products.server.ts';
import { rolesHolding } from '#lib/permissions.ts';

/**
 * Products that can be bought now, with their sellers, in no order. Nothing can be bought from someone who is no
 * merchant any more: nobody could ship it.
 */
export function offeredProducts(db: Database, ids: readonly string[]) {
  if (ids.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('products')
    .innerJoin('merchants', 'merchants.id', 'products.merchant_id')
    .innerJoin('users', 'users.id', 'merchants.user_id')
    .selectAll('products')
    .select(['merchants.name as merchant_name', 'merchants.user_id as merchant_user'])
    .where('products.id', 'in', [...new Set(ids)])
    .where('products.status', '=', 'shelved')
    .where('merchants.status', '=', 'listed')
    .where('users.status', '=', 'active')
    .where(sql<boolean>`users.roles && ${rolesHolding('sales.fulfil')}::text[]`)
    .execute();
}
export type OfferedProduct = Awaited<ReturnType<typeof offeredProducts>>[number];

export function variantsOfAll(db: Database, productIds: readonly string[]): Promise<VariantRow[]> {
  if (productIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('product_variants')
    .selectAll()
    .where('product_id', 'in', [...new Set(productIds)])
    .orderBy('product_id')
    .orderBy('position')
    .execute();
}
