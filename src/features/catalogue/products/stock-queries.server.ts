import { sql } from 'kysely';
import type { Database } from '#db/database.ts';
import { asPrepared } from '#db/prepared.ts';
import { statement } from '#db/statement.ts';

/** How many there are of these, locked until the transaction ends; always in the same order, as their seller does. */
export async function lockStock(db: Database, variantIds: readonly string[]): Promise<Map<string, number>> {
  if (variantIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('product_variants')
    .modifyFront(asPrepared)
    .select(['id', 'stock'])
    .where(sql<boolean>`id = any(${variantIds}::text[])`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return new Map(rows.map(({ id, stock }) => [id, stock]));
}

/**
 * Those of them that are there, and stay until the transaction ends: before something refers to them. Their seller, who
 * removes some, locks them in the same order.
 */
export async function holdVariants(db: Database, variantIds: readonly string[]): Promise<Set<string>> {
  if (variantIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('product_variants')
    .select('id')
    .where('id', 'in', [...variantIds])
    .orderBy('id')
    .forKeyShare()
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** By so many each, locked before. One statement, however many there are: others wait for them. */
export async function moveStock(db: Database, by: ReadonlyMap<string, number>): Promise<void> {
  await addToStock(db, [[...by.keys()], [...by.values()]]);
}

const addToStock = statement(`update product_variants v set stock = v.stock + moved.by
  from unnest($1::text[], $2::int[]) as moved(id, by) where v.id = moved.id`);
