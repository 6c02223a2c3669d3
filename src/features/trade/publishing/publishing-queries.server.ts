import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { Database } from '#db/database.ts';
import { preparedShape } from '#db/prepared.ts';
import { singleRow } from '#db/single-row.ts';
import { statement } from '#db/statement.ts';
import type { Tables } from '#db/tables.ts';
import type { Locale } from '#lib/locale.ts';
import type { OwnProductsQuery, OwnQuery } from './shelf.ts';

export type OwnWorkRow = Selectable<Tables['works']>;
export type OwnProductRow = Selectable<Tables['products']>;
export interface OwnRows {
  works: OwnWorkRow;
  products: OwnProductRow;
}
export type OwnShelf = keyof OwnRows;
const owner = { works: 'designer_id', products: 'merchant_id' } as const;

/** Which of them, and in which order. */
export interface Narrowed {
  where: RawBuilder<unknown>;
  order: RawBuilder<unknown>;
}

/** Every word is in a name or an article number, with or without accents. */
export function narrowedProducts({ w, sort }: Pick<OwnProductsQuery, 'w' | 'sort'>, locale: Locale): Narrowed {
  const words = w
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, 8);
  const found = words.map(
    (word) => sql`(position(folded(${word}) in
      folded(concat_ws(' ', name ->> 'vi', name ->> 'en', name ->> 'zh'))) > 0 or exists (select from product_variants
      where product_id = products.id and position(folded(${word}) in folded(sku)) > 0))`,
  );
  const orders = {
    newest: sql`created_at desc`,
    name: sql`folded(coalesce(name ->> ${locale}, name ->> 'vi', name ->> 'en', name ->> 'zh'))`,
    price: sql`price_min`,
    // What is made to order has no stock to run out of.
    stock: sql`(select sum(stock) from product_variants where product_id = products.id) nulls last`,
  };
  return { where: sql.join([sql`true`, ...found], sql` and `), order: orders[sort] };
}

const everything: Narrowed = { where: sql`true`, order: sql`created_at desc` };

/** Ownership is in the query: somebody else's and none are alike. Deleted ones are excluded. */
export async function ownRows<S extends OwnShelf>(
  db: Database,
  shelf: S,
  ownerId: string,
  { status, page, size }: OwnQuery,
  { where, order }: Narrowed = everything,
): Promise<OwnRows[S][]> {
  const found = await sql<OwnRows[S]>`select * from ${sql.table(shelf)} where ${sql.ref(owner[shelf])} = ${ownerId}
    and ${status === 'all' ? sql`status <> 'deleted'` : sql`status = ${status}`} and ${where} order by ${order}, id desc
    limit ${size} offset ${page * size}`.execute(db);
  return found.rows;
}

export async function countOwn(
  db: Database,
  shelf: OwnShelf,
  ownerId: string,
  { where }: Narrowed = everything,
): Promise<{ shelved: number; unshelved: number }> {
  const found = await preparedShape(
    sql<{ shelved: number; unshelved: number }>`
    select count(*) filter (where status = 'shelved')::int as shelved, count(*) filter (where status =
    'unshelved')::int as unshelved from ${sql.table(shelf)} where ${sql.ref(owner[shelf])} = ${ownerId} and status <> 'deleted'
    and ${where}`,
  ).execute(db);
  return singleRow(found);
}

/** Published and not, of this person's shop or studio, as an expression. */
export function ownCount(shelf: OwnShelf, userId: string): RawBuilder<number> {
  const by = { works: sql`designers`, products: sql`merchants` };
  return sql<number>`(select count(*) from ${sql.table(shelf)} where ${sql.ref(owner[shelf])} = (select id
    from ${by[shelf]} where user_id = ${userId}) and status in ('shelved', 'unshelved'))`;
}

export async function ownRow<S extends OwnShelf>(
  db: Database,
  shelf: S,
  ownerId: string,
  id: string,
): Promise<OwnRows[S] | undefined> {
  const found = await sql<
    OwnRows[S]
  >`select * from ${sql.table(shelf)} where id = ${id} and ${sql.ref(owner[shelf])} = ${ownerId} and status <> 'deleted'`.execute(
    db,
  );
  return found.rows[0];
}

/** More than anybody publishes of one design. */
const mostOfDesign = 50;

export async function ownWorksOfDesign(db: Database, designerId: string, designId: string): Promise<OwnWorkRow[]> {
  return db
    .selectFrom('works')
    .selectAll()
    .where('designer_id', '=', designerId)
    .where('design_id', '=', designId)
    .where('status', '<>', 'deleted')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(mostOfDesign)
    .execute();
}

/**
 * Locked until the change is over, deleted ones included: deleting twice is answered as gone. Its key stays, so that
 * whoever refers to it meanwhile, as an order does, need not wait: they may hold the stock this waits for next.
 */
export async function lockOwn<S extends OwnShelf>(
  db: Database,
  shelf: S,
  ownerId: string,
  id: string,
): Promise<OwnRows[S] | undefined> {
  const found = await sql<
    OwnRows[S]
  >`select * from ${sql.table(shelf)} where id = ${id} and ${sql.ref(owner[shelf])} = ${ownerId} for no key update`.execute(
    db,
  );
  return found.rows[0];
}

/**
 * Of these pictures those still in use: by an order of the piece, by another thing of the same person. Each is named
 * with its table: works and products have an `id` of their own, which would be meant otherwise.
 */
export async function picturesInUse(db: Database, ids: readonly string[]): Promise<Set<string>> {
  const found = await sql<{ id: string }>`
    select asked.id from unnest(${ids}::text[]) as asked(id)
    where exists (select from order_lines where picture = asked.id)
      or exists (select from works where pictures @> array[asked.id] or panorama = asked.id)
      or exists (select from products where pictures @> array[asked.id])`.execute(db);
  return new Set(found.rows.map(({ id }) => id));
}

/** Of these models those still in use. */
export async function glbsInUse(db: Database, ids: readonly string[]): Promise<Set<string>> {
  const found = await sql<{ id: string }>`
    select asked.id from unnest(${ids}::text[]) as asked(id)
    where exists (select from works where glb = asked.id)
      or exists (select from product_variants where glb = asked.id)`.execute(db);
  return new Set(found.rows.map(({ id }) => id));
}

/** Locked for the change, in the order in which stock is: sales meanwhile wait, and are not overwritten. */
export async function lockVariants(db: Database, productId: string): Promise<Selectable<Tables['product_variants']>[]> {
  return db
    .selectFrom('product_variants')
    .selectAll()
    .where('product_id', '=', productId)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/** Of the products a design names those that can be bought. */
export async function soldProducts(db: Database, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('products')
    .select('id')
    .where('id', 'in', [...ids])
    .where('status', '=', 'shelved')
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** The variants of a product, told together; model and finishes are those of the first. */
export interface VariantsTogether {
  product_id: string;
  count: number;
  stock: number;
  sold_out: number;
  model: string | null;
  finishes: unknown;
}

const variantsTogether = statement<VariantsTogether>(
  `select product_id, count(*)::int as count, sum(stock)::bigint as stock,
    count(*) filter (where stock = 0)::int as sold_out, (array_agg(model order by position))[1] as model,
    (array_agg(finishes order by position))[1] as finishes
  from product_variants where product_id = any($1::text[]) group by product_id`,
);

export async function variantsOfAll(
  db: Database,
  productIds: readonly string[],
): Promise<Map<string, VariantsTogether>> {
  if (productIds.length === 0) return new Map();
  return new Map((await variantsTogether(db, [productIds])).map((row) => [row.product_id, row]));
}
