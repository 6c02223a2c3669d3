import { sql } from 'kysely';
import type { Database } from '#db/database.ts';

/** How many there are of these, locked until the transaction ends; always in the same order, as their seller does. */
export async function lockStock(db: Database, variantIds: readonly string[]): Promise<Map<string, number>> {
  if (variantIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('product_variants')
    .select(['id', 'stock'])
    .where('id', 'in', [...variantIds])
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
  await sql`update product_variants v set stock = v.stock + moved.by
    from unnest(${[...by.keys()]}::text[], ${[...by.values()]}::int[]) as moved(id, by)
    where v.id = moved.id`.execute(db);
}
