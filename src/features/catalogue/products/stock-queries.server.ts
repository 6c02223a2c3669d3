import type { Database } from '#db/database.ts';

/**
 * One conditional update: of many who want the last one, one gets it (PRODUCT G2). Returns the remaining stock, or
 * null.
 */
export async function takeStock(db: Database, variantId: string, quantity: number): Promise<number | null> {
  const row = await db
    .updateTable('product_variants')
    .set((is) => ({ stock: is('stock', '-', quantity) }))
    .where('id', '=', variantId)
    .where('stock', '>=', quantity)
    .returning('stock')
    .executeTakeFirst();
  return row?.stock ?? null;
}

/** The stock after the return; null where the variant no longer exists. */
export async function giveBackStock(db: Database, variantId: string, quantity: number): Promise<number | null> {
  const row = await db
    .updateTable('product_variants')
    .set((is) => ({ stock: is('stock', '+', quantity) }))
    .where('id', '=', variantId)
    .returning('stock')
    .executeTakeFirst();
  return row?.stock ?? null;
}

export async function stockOf(db: Database, variantId: string): Promise<number> {
  return (
    (await db.selectFrom('product_variants').select('stock').where('id', '=', variantId).executeTakeFirst())?.stock ?? 0
  );
}
