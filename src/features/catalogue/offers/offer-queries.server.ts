import { sql } from 'kysely';
import type { Database } from '#db/database.ts';
import { asPrepared } from '#db/prepared.ts';
import { statement } from '#db/statement.ts';
import type { VariantRow } from '#features/catalogue/products/products.server.ts';
import { rolesHolding } from '#lib/permissions.ts';

/**
 * Products that can be bought now, with their sellers. Nothing can be bought from someone who is no merchant any more:
 * nobody could ship it.
 */
function offered(db: Database) {
  return db
    .selectFrom('products')
    .innerJoin('merchants', 'merchants.id', 'products.merchant_id')
    .innerJoin('users', 'users.id', 'merchants.user_id')
    .where('products.status', '=', 'shelved')
    .where('merchants.status', '=', 'listed')
    .where('users.status', '=', 'active')
    .where(sql<boolean>`users.roles && ${rolesHolding('sales.fulfil')}::text[]`);
}

/** In no order. */
export function offeredProducts(db: Database, ids: readonly string[]) {
  if (ids.length === 0) return Promise.resolve([]);
  return offered(db)
    .modifyFront(asPrepared)
    .select(productColumns)
    .select(['merchants.name as merchant_name', 'merchants.user_id as merchant_user'])
    .where(sql<boolean>`products.id = any(${ids}::text[])`)
    .execute();
}

/** Prepared statements name their columns: these are what a line is priced by, and shown with. */
const productColumns = [
  'products.id',
  'products.merchant_id',
  'products.category',
  'products.name',
  'products.description',
  'products.style',
  'products.materials',
  'products.colours',
  'products.pictures',
  'products.width',
  'products.depth',
  'products.height',
  'products.price_min',
  'products.price_max',
  'products.made_to_size',
  'products.popularity',
  'products.status',
  'products.ratings',
  'products.created_at',
  'products.updated_at',
  'products.version',
  'products.held_at',
  'products.held_reason',
] as const;

/** Their shops, until the transaction ends: no seller leaves between the price and the order. */
export async function holdShopsOf(db: Database, productIds: readonly string[]): Promise<void> {
  await holdShops(db, [productIds]);
}

const holdShops = statement(`select id from merchants
  where id in (select merchant_id from products where id = any($1::text[])) order by id for key share`);
export type OfferedProduct = Awaited<ReturnType<typeof offeredProducts>>[number];

export function variantsOfAll(db: Database, productIds: readonly string[]): Promise<VariantRow[]> {
  if (productIds.length === 0) return Promise.resolve([]);
  return findVariants(db, [productIds]);
}

const findVariants =
  statement<VariantRow>(`select id, product_id, position, label, width, depth, height, colour, finishes,
    model, glb, price, stock, sku, price_before, weight
  from product_variants where product_id = any($1::text[]) order by product_id, position`);

/** Variants with one of these looks, and all of these products; each once. */
export async function soldVariants(db: Database, looks: readonly string[], products: readonly string[]) {
  const variants = offered(db)
    .innerJoin('product_variants as v', 'v.product_id', 'products.id')
    .innerJoin('variant_looks as l', 'l.variant_id', 'v.id')
    .select(['v.id', 'v.product_id as product', 'v.price', 'v.stock', 'l.look']);
  // Two questions: one with "or" over two tables would read all of both.
  const rows = [
    ...(looks.length === 0 ? [] : await variants.where('l.look', 'in', [...looks]).execute()),
    ...(products.length === 0 ? [] : await variants.where('v.product_id', 'in', [...products]).execute()),
  ];
  return [...new Map(rows.map((row) => [row.id, row])).values()];
}

/** Products made to size, of these kinds or with these ids. */
export function soldMadeToSize(db: Database, categories: readonly string[], products: readonly string[]) {
  return offered(db)
    .select(['products.id', 'products.category', 'products.made_to_size'])
    .where('products.made_to_size', 'is not', null)
    .where((is) =>
      is.or([
        is('products.category', '=', sql<string>`any(${categories})`),
        is('products.id', '=', sql<string>`any(${products})`),
      ]),
    )
    .execute();
}

/** What is looked for instead of a piece: of its kind, no side longer than this, and how near it is. */
export interface Replaced {
  category: string;
  /** Sizes it must not exceed; millimetres. */
  most: { width: number; depth: number; height: number };
  /** The nearer the better: to its price, where it has one, else to its size. */
  size: { width: number; depth: number; height: number };
  price: number | null;
  quantity: number;
  /** A variant it must not be. */
  not: string | null;
}

/** For each the nearest variants in stock, one of a product, at most so many; `at` says which it stands for. */
export async function nearestVariants(db: Database, wanted: readonly Replaced[], most: number) {
  if (wanted.length === 0) return [];
  const rows = wanted.map(({ category, most, size, price, quantity, not }, at) => ({
    at,
    category,
    most_width: most.width,
    most_depth: most.depth,
    most_height: most.height,
    ...size,
    price,
    quantity,
    not,
  }));
  const found = await sql<{ at: number; product: string; variant: string }>`
    select wanted.at, near.product_id as product, near.variant_id as variant
    from json_to_recordset(${JSON.stringify(rows)}::json) as wanted(at int, category text, most_width int, most_depth int,
      most_height int, width int, depth int, height int, price bigint, quantity int, "not" text)
    cross join lateral (
      select product_id, variant_id, far, price from (
        select distinct on (p.id) p.id as product_id, v.id as variant_id, v.price,
          case when wanted.price is null
            then abs(v.width - wanted.width) + abs(v.depth - wanted.depth) + abs(v.height - wanted.height)
            else abs(v.price - wanted.price) end as far
        from products p join merchants m on m.id = p.merchant_id join users u on u.id = m.user_id
          join product_variants v on v.product_id = p.id
        where p.category = wanted.category and p.status = 'shelved' and m.status = 'listed' and u.status = 'active'
          and u.roles && ${rolesHolding('sales.fulfil')}::text[]
          and v.stock >= wanted.quantity and v.id is distinct from wanted."not"
          and v.width <= wanted.most_width and v.depth <= wanted.most_depth and v.height <= wanted.most_height
        order by p.id, far, v.price, v.id
      ) of_product
      order by far, price, variant_id limit ${most}
    ) near
    order by wanted.at, near.far, near.price, near.variant_id`.execute(db);
  return found.rows;
}

/** Variants with a shape of the library, at most so many of each kind: of a style, in stock, liked, first. */
export async function shelfVariants(db: Database, style: string, most: number) {
  const { rows } = await sql<{
    id: string;
    product: string;
    merchant: string;
    model: string;
    finishes: unknown;
    price: number;
    stock: number;
  }>`
    select id, product, merchant, model, finishes, price, stock from (
      select v.id, p.id as product, m.id as merchant, v.model, v.finishes, v.price, v.stock, p.category,
        row_number() over (partition by p.category
          order by (p.style is not distinct from ${style}) desc, (v.stock > 0) desc, p.popularity desc, v.id) as place
      from products p join merchants m on m.id = p.merchant_id join users u on u.id = m.user_id
        join product_variants v on v.product_id = p.id
      where p.status = 'shelved' and m.status = 'listed' and u.status = 'active'
        and u.roles && ${rolesHolding('sales.fulfil')}::text[] and v.model is not null
    ) of_kind where place <= ${most} order by category, place`.execute(db);
  return rows;
}

/** Products made to size, at most so many of each kind; of a style first. */
export async function shelfMadeToSize(db: Database, style: string, most: number) {
  const { rows } = await sql<{ id: string; merchant: string; made_to_size: unknown }>`
    select id, merchant, made_to_size from (
      select p.id, m.id as merchant, p.made_to_size, p.category,
        row_number() over (partition by p.category
          order by (p.style is not distinct from ${style}) desc, p.popularity desc, p.id) as place
      from products p join merchants m on m.id = p.merchant_id join users u on u.id = m.user_id
      where p.status = 'shelved' and m.status = 'listed' and u.status = 'active'
        and u.roles && ${rolesHolding('sales.fulfil')}::text[] and p.made_to_size is not null
    ) of_kind where place <= ${most} order by category, place`.execute(db);
  return rows;
}
