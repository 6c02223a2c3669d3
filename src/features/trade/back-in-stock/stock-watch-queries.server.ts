import { sql } from 'kysely';
import type { Database } from '#db/database.ts';
import { lockName } from '#platform/named-lock-queries.server.ts';

export async function watchedBy(db: Database, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('stock_watches')
    .select('variant_id')
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('variant_id')
    .execute();
  return rows.map(({ variant_id }) => variant_id);
}

/** One after another for each person: what is added at the same moment would all find room. */
export async function lockWatchesOf(db: Database, userId: string): Promise<void> {
  await lockName(db, `stock-watches:${userId}`);
}

/** Of a published product; undefined for everything else. */
export function findWatchable(db: Database, variantId: string): Promise<{ id: string; stock: number } | undefined> {
  return db
    .selectFrom('product_variants')
    .innerJoin('products', 'products.id', 'product_variants.product_id')
    .select(['product_variants.id', 'product_variants.stock'])
    .where('product_variants.id', '=', variantId)
    .where('products.status', '=', 'shelved')
    .executeTakeFirst();
}

export async function insertWatch(db: Database, userId: string, variantId: string, at: Date): Promise<void> {
  await db
    .insertInto('stock_watches')
    .values({ user_id: userId, variant_id: variantId, created_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteWatch(db: Database, userId: string, variantId: string): Promise<void> {
  await db.deleteFrom('stock_watches').where('user_id', '=', userId).where('variant_id', '=', variantId).execute();
}

export interface BackVariant {
  variant_id: string;
  product_id: string;
  name: unknown;
  label: unknown;
  width: number;
  depth: number;
  height: number;
  /** The product has others. */
  several: boolean;
}

/** Variants somebody waits for that can be bought again. */
export async function variantsBack(
  db: Database,
  { most, tried }: { most: number; tried: readonly string[] },
): Promise<BackVariant[]> {
  const found = await sql<BackVariant>`
    select v.id as variant_id, v.product_id, p.name, v.label, v.width, v.depth, v.height,
    exists (select from product_variants other where other.product_id = p.id and other.id <> v.id) as several
    from product_variants v join products p on p.id = v.product_id
    where v.stock > 0 and p.status = 'shelved' and exists (select from stock_watches w where w.variant_id = v.id)
    and v.id <> all(${tried}::text[])
    order by v.id limit ${most}`.execute(db);
  return found.rows;
}

/** Takes the rows of those who are told now, who waited longest first: of two jobs at once, one has each of them. */
export async function takeWatchers(db: Database, variantId: string, most: number): Promise<string[]> {
  const found = await sql<{ user_id: string }>`
    with told as materialized (
      select user_id from stock_watches where variant_id = ${variantId} order by created_at, user_id limit ${most}
      for update skip locked)
    delete from stock_watches using told
    where stock_watches.variant_id = ${variantId} and stock_watches.user_id = told.user_id
    returning stock_watches.user_id`.execute(db);
  return found.rows.map(({ user_id }) => user_id);
}

/** What they wait for, with its product. */
export function watchesKeptFor(db: Database, userId: string) {
  return db
    .selectFrom('stock_watches')
    .innerJoin('product_variants', 'product_variants.id', 'stock_watches.variant_id')
    .select([
      'stock_watches.variant_id as variant',
      'product_variants.product_id as product',
      'stock_watches.created_at',
    ])
    .where('stock_watches.user_id', '=', userId)
    .orderBy('stock_watches.created_at')
    .orderBy('stock_watches.variant_id')
    .execute();
}

export async function forgetWatches(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('stock_watches').where('user_id', '=', userId).execute();
}
