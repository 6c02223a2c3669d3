import { sql, type Expression, type Insertable, type RawBuilder, type Selectable } from 'kysely';
import type { Database } from '#db/database.ts';
import { prepared } from '#db/prepared.ts';
import { statement } from '#db/statement.ts';
import type { Tables } from '#db/tables.ts';
import type { StoredPicture } from '#lib/picture.ts';
import type { Trilingual } from '#lib/trilingual.ts';

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
  /** Its first. */
  picture: StoredPicture | null;
}

const cardText = `p.id, p.merchant_id, p.category, p.name, p.style, p.colours, p.width, p.depth, p.height,
  p.price_min, p.price_max, p.made_to_size, p.ratings, m.name as merchant_name, v.model, v.finishes,
  p.made_to_size is not null or coalesce(v.stock > 0, false) or exists (select from product_variants s
    where s.product_id = p.id and s.stock > 0) as in_stock,
  (select json_build_object('hash', f.hash, 'width', f.width, 'height', f.height, 'placeholder', f.placeholder)
    from media f where f.id = p.pictures[1] and not f.private) as picture`;
const soldByText = 'join merchants m on m.id = p.merchant_id join users u on u.id = m.user_id';
const firstVariantText = 'left join product_variants v on v.product_id = p.id and v.position = 0';
const isShownText = `p.status = 'shelved' and m.status = 'listed' and u.status = 'active'`;

const cardColumns = sql.raw(cardText);
const soldBy = sql.raw(soldByText);
const firstVariant = sql.raw(firstVariantText);
const isShown = sql.raw(isShownText);

const cardsOf = statement<ShownProduct>(
  `select ${cardText} from products p ${soldByText} ${firstVariantText} where p.id = any($1::text[]) and ${isShownText}`,
);

/** Published ones only, in no order. */
export async function shownProducts(db: Database, ids: readonly string[]): Promise<Map<string, ShownProduct>> {
  if (ids.length === 0) return new Map();
  return new Map((await cardsOf(db, [ids])).map((row) => [row.id, row]));
}

/** Of the same kind and style, then of the same kind, the most popular first; never the piece itself. */
export async function productsLike(
  db: Database,
  { id, category, style }: Pick<ProductRow, 'id' | 'category' | 'style'>,
  most: number,
): Promise<ShownProduct[]> {
  const first = (condition: RawBuilder<unknown>, stage: number) => sql`(select p.id, ${sql.lit(stage)} as stage,
    p.popularity from products p ${soldBy} where ${isShown} and p.id <> ${id} and p.category = ${category}
    and ${condition} order by p.popularity desc, p.id desc limit ${most})`;
  const found = await prepared(
    sql<ShownProduct>`with alike as materialized (select id, min(stage) as stage, max(popularity) as popularity
      from (${first(sql`p.style = ${style}`, 0)} union all ${first(sql`true`, 1)}) as near group by id
      order by min(stage), max(popularity) desc, id desc limit ${most})
      select ${cardColumns} from alike join products p on p.id = alike.id ${soldBy} ${firstVariant}
      order by alike.stage, alike.popularity desc, alike.id desc`,
  ).execute(db);
  return found.rows;
}

/** A variant as a page shows it. */
export type ShownVariant = Pick<
  VariantRow,
  | 'id'
  | 'label'
  | 'width'
  | 'depth'
  | 'height'
  | 'colour'
  | 'finishes'
  | 'model'
  | 'glb'
  | 'price'
  | 'price_before'
  | 'stock'
  | 'sku'
  | 'weight'
>;

/** All a page shows of one product: its card, its maker, variants, pictures and the works it stands in. */
export interface WholeProduct extends ShownProduct {
  description: ProductRow['description'];
  materials: ProductRow['materials'];
  merchant_city: string;
  merchant_phone: string | null;
  merchant_products: number;
  variants: ShownVariant[];
  all_pictures: StoredPicture[];
  works: string[];
}

/** Published works that contain it: the most viewed first. */
const mostWorks = 6;

/** In one statement: a page of a product asks for nothing else but what is like it. */
export async function wholeProduct(db: Database, id: string): Promise<WholeProduct | undefined> {
  const found = await prepared(
    sql<WholeProduct>`select ${cardColumns}, p.description, p.materials, m.city as merchant_city,
        m.phone as merchant_phone, m.product_count as merchant_products,
        coalesce((select json_agg(json_build_object('id', a.id, 'label', a.label, 'width', a.width, 'depth', a.depth,
          'height', a.height, 'colour', a.colour, 'finishes', a.finishes, 'model', a.model, 'glb', a.glb,
          'price', a.price, 'price_before', a.price_before, 'stock', a.stock, 'sku', a.sku, 'weight', a.weight)
          order by a.position) from product_variants a where a.product_id = p.id), '[]') as variants,
        coalesce((select json_agg(json_build_object('hash', f.hash, 'width', f.width, 'height', f.height,
          'placeholder', f.placeholder) order by o.at) from unnest(p.pictures) with ordinality as o (id, at)
          join media f on f.id = o.id and not f.private), '[]') as all_pictures,
        array(select w.id from works w where w.status = 'shelved' and w.id in (select k.work_id from work_pieces k
          where k.product_id = p.id) order by w.view_count desc, w.id limit ${mostWorks}) as works
      from products p ${soldBy} ${firstVariant} where p.id = ${id} and ${isShown}`,
  ).execute(db);
  return found.rows[0];
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

export type MatchedVariant = Pick<
  VariantRow,
  'id' | 'product_id' | 'width' | 'depth' | 'height' | 'colour' | 'model' | 'finishes' | 'price' | 'stock'
>;

/** Of several products, each in its own order. */
export function variantsAmong(db: Database, productIds: readonly string[]): Promise<MatchedVariant[]> {
  return db
    .selectFrom('product_variants')
    .select(['id', 'product_id', 'width', 'depth', 'height', 'colour', 'model', 'finishes', 'price', 'stock'])
    .where('product_id', 'in', productIds)
    .orderBy('product_id')
    .orderBy('position')
    .execute();
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
  const kept = new Set(rows.map(({ id }) => id));
  const removed = (await lockVariants(db, productId)).filter((id) => !kept.has(id));
  if (removed.length > 0) await db.deleteFrom('product_variants').where('id', 'in', removed).execute();
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

/** All of them, with their keys, as their new positions need. Whoever puts some in a cart holds them in the same order. */
async function lockVariants(db: Database, productId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('product_variants')
    .select('id')
    .where('product_id', '=', productId)
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

/** Before what is read of a product and then written: of two at once the second sees what the first wrote. */
export async function lockProduct(db: Database, id: string): Promise<void> {
  await sql`select from products where id = ${id} for no key update`.execute(db);
}

export async function enqueueIndexing(db: Database, payload: { products: readonly string[] }): Promise<void> {
  await sql`select graphile_worker.add_job('index_products', ${JSON.stringify(payload)}::json, max_attempts => 8)`.execute(
    db,
  );
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

/** On hold: its merchant cannot publish it again, and reads why. */
export async function holdProduct(
  db: Database,
  id: string,
  hold: { since: Date; reason: Trilingual } | null,
): Promise<void> {
  await db
    .updateTable('products')
    .set({ held_at: hold?.since ?? null, held_reason: hold && JSON.stringify(hold.reason) })
    .where('id', '=', id)
    .execute();
}

export async function setRatings(db: Database, id: string, ratings: Expression<number[]>): Promise<void> {
  await db.updateTable('products').set({ ratings }).where('id', '=', id).execute();
}

/** How many products of a merchant are published, as an expression for the statement that stores it. */
export function shelvedProductsOf(merchantId: string): RawBuilder<number> {
  return sql<number>`(select count(*) from products where merchant_id = ${merchantId} and status = 'shelved')`;
}
