import { sql, type Expression, type Insertable, type RawBuilder, type Selectable } from 'kysely';
import type { Database } from '#db/database.ts';
import type { Tables } from '#db/tables.ts';

export type ProductRow = Selectable<Tables['products']>;
export type VariantRow = Selectable<Tables['product_variants']>;
export type NewProduct = Insertable<Tables['products']>;
type NewVariant = Insertable<Tables['product_variants']>;

/** A product as a card shows it: with its maker's name and the look of its first variant. */
export interface ShownProduct extends Pick<
  ProductRow,
  | 'id'
  | 'merchant_id'
  | 'category'
  | 'name'
  | 'style'
  | 'colours'
  | 'pictures'
  | 'width'
  | 'depth'
  | 'height'
  | 'price_min'
  | 'price_max'
  | 'made_to_size'
  | 'ratings'
> {
  merchant_name: string;
  model: string | null;
  finishes: Record<string, string> | null;
  in_stock: boolean;
}

/** Published ones only, in no order. */
export async function shownProducts(db: Database, ids: readonly string[]): Promise<Map<string, ShownProduct>> {
  if (ids.length === 0) return new Map();
  const found = await sql<ShownProduct>`
    select p.id, p.merchant_id, p.category, p.name, p.style, p.colours, p.pictures, p.width, p.depth, p.height,
    p.price_min, p.price_max, p.made_to_size, p.ratings,
      m.name as merchant_name, v.model, v.finishes, p.made_to_size is not null or exists (select
      from product_variants s where s.product_id = p.id and s.stock > 0) as in_stock
    from products p join merchants m on m.id = p.merchant_id join users u on u.id = m.user_id left
    join product_variants v on v.product_id = p.id and v.position = 0
    where p.id = any(${ids}::text[]) and p.status = 'shelved' and m.status = 'listed' and u.status = 'active'`.execute(
    db,
  );
  return new Map(found.rows.map((row) => [row.id, row]));
}

/** With its maker, as long as the maker's account is active. */
export function findProduct(db: Database, id: string) {
  return db
    .selectFrom('products')
    .innerJoin('merchants', 'merchants.id', 'products.merchant_id')
    .innerJoin('users', 'users.id', 'merchants.user_id')
    .selectAll('products')
    .select([
      'merchants.name as merchant_name',
      'merchants.city as merchant_city',
      'merchants.phone as merchant_phone',
      'merchants.product_count as merchant_products',
      'merchants.status as merchant_status',
    ])
    .where('products.id', '=', id)
    .where('users.status', '=', 'active')
    .executeTakeFirst();
}

export function variantsOf(db: Database, productId: string): Promise<VariantRow[]> {
  return db
    .selectFrom('product_variants')
    .selectAll()
    .where('product_id', '=', productId)
    .orderBy('position')
    .execute();
}

/** Published works that contain it, the most viewed first. */
export async function worksWith(db: Database, productId: string, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('work_pieces')
    .innerJoin('works', 'works.id', 'work_pieces.work_id')
    .select(['works.id', 'works.view_count'])
    .distinct()
    .where('product_id', '=', productId)
    .where('works.status', '=', 'shelved')
    .orderBy('works.view_count', 'desc')
    .orderBy('works.id')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

export async function upsertProduct(db: Database, row: NewProduct): Promise<void> {
  const { id: _, created_at: __, ...rest } = row;
  await db
    .insertInto('products')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((is) => ({ ...rest, version: is('products.version', '+', 1) })),
    )
    .execute();
}

/**
 * By id: an existing variant keeps its id wherever it is sorted now, because orders and carts refer to it. An id of
 * another product is ignored.
 */
export async function upsertVariants(db: Database, productId: string, rows: readonly NewVariant[]): Promise<void> {
  await db
    .deleteFrom('product_variants')
    .where('product_id', '=', productId)
    .$if(rows.length > 0, (query) =>
      query.where(
        'id',
        'not in',
        rows.map(({ id }) => id),
      ),
    )
    .execute();
  // Moved out of the way first: positions are unique.
  await db
    .updateTable('product_variants')
    .set({ position: sql`-1 - position` })
    .where('product_id', '=', productId)
    .execute();
  for (const row of rows) {
    const { id: _, product_id: __, ...rest } = row;
    await db
      .insertInto('product_variants')
      .values(row)
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet(rest).where('product_variants.product_id', '=', productId),
      )
      .execute();
  }
}

export async function setProductStatus(
  db: Database,
  id: string,
  status: ProductRow['status'],
  now: Date,
): Promise<ProductRow | undefined> {
  return db
    .updateTable('products')
    .set((is) => ({ status, version: is('version', '+', 1), updated_at: now }))
    .where('id', '=', id)
    .where('status', '<>', 'deleted')
    .returningAll()
    .executeTakeFirst();
}

/** On hold: its merchant cannot publish it again. */
export async function holdProduct(db: Database, id: string, since: Date | null): Promise<void> {
  await db.updateTable('products').set({ held_at: since }).where('id', '=', id).execute();
}

export async function setRatings(db: Database, id: string, ratings: Expression<number[]>): Promise<void> {
  await db.updateTable('products').set({ ratings }).where('id', '=', id).execute();
}

/** How many products of a merchant are published, as an expression for the statement that stores it. */
export function shelvedProductsOf(merchantId: string): RawBuilder<number> {
  return sql<number>`(select count(*) from products where merchant_id = ${merchantId} and status = 'shelved')`;
}
