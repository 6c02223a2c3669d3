import { sql, type Selectable } from 'kysely';
import type { Database } from '#db/database.ts';
import type { Tables } from '#db/tables.ts';
import { lockName } from '#platform/named-lock-queries.server.ts';
import { mostOfOne } from '#features/catalogue/offers/offer-limits.ts';

export type CartRow = Selectable<Tables['cart_lines']>;
interface CartChoice {
  product: string;
  variant: string | null;
  choice: string;
}

export function cartOf(db: Database, userId: string): Promise<CartRow[]> {
  return db
    .selectFrom('cart_lines')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export async function countCart(db: Database, userId: string): Promise<number> {
  return Number(
    (
      await db
        .selectFrom('cart_lines')
        .select((line) => line.fn.coalesce(line.fn.sum('quantity'), sql<number>`0`).as('all'))
        .where('user_id', '=', userId)
        .executeTakeFirstOrThrow()
    ).all,
  );
}

/** A person's additions come one after another: what is added at the same moment would all find room. */
export async function lockCart(db: Database, userId: string): Promise<void> {
  await lockName(db, `cart:${userId}`);
}

/**
 * The same choice again is more of it (`add`), or at least that many (`least`: a whole room added twice is still one
 * room).
 */
export async function putInCart(
  db: Database,
  line: CartChoice & { id: string; userId: string; quantity: number; now: Date },
  how: 'add' | 'least',
): Promise<void> {
  const { id, userId, product, variant, choice, quantity, now } = line;
  const sum =
    how === 'add'
      ? sql`cart_lines.quantity + excluded.quantity`
      : sql`greatest(cart_lines.quantity, excluded.quantity)`;
  await sql`
    insert into cart_lines (id, user_id, product_id, variant_id, choice, quantity, created_at, updated_at)
    values (${id}, ${userId}, ${product}, ${variant}, ${choice}, ${quantity}, ${now}, ${now})
    on conflict (user_id, product_id, coalesce(variant_id, ''), choice) do update
    set quantity = least(${mostOfOne}, ${sum}), updated_at = excluded.updated_at`.execute(db);
}

export function findCartLine(db: Database, userId: string, id: string): Promise<CartRow | undefined> {
  return db.selectFrom('cart_lines').selectAll().where('user_id', '=', userId).where('id', '=', id).executeTakeFirst();
}

export async function setQuantity(
  db: Database,
  userId: string,
  id: string,
  quantity: number,
  now: Date,
): Promise<boolean> {
  return (
    (await db
      .updateTable('cart_lines')
      .set({ quantity, updated_at: now })
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst()) !== undefined
  );
}

export async function dropCartLine(db: Database, userId: string, id: string): Promise<boolean> {
  return (
    (await db
      .deleteFrom('cart_lines')
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst()) !== undefined
  );
}

/** Removes what was bought from the cart. */
export async function takeFromCart(db: Database, userId: string, bought: readonly CartChoice[]): Promise<void> {
  // Several lines at once, as where several are added: in whatever order, the two cannot deadlock.
  await lockCart(db, userId);
  for (const { product, variant, choice } of bought) {
    await db
      .deleteFrom('cart_lines')
      .where('user_id', '=', userId)
      .where('product_id', '=', product)
      .where('choice', '=', choice)
      .where((is) => (variant === null ? is('variant_id', 'is', null) : is('variant_id', '=', variant)))
      .execute();
  }
}

/** How many of this choice are in the cart already. */
export async function quantityInCart(
  db: Database,
  userId: string,
  { product, variant, choice }: CartChoice,
): Promise<number> {
  const row = await db
    .selectFrom('cart_lines')
    .select('quantity')
    .where('user_id', '=', userId)
    .where('product_id', '=', product)
    .where('choice', '=', choice)
    .where((is) => (variant === null ? is('variant_id', 'is', null) : is('variant_id', '=', variant)))
    .executeTakeFirst();
  return row?.quantity ?? 0;
}
