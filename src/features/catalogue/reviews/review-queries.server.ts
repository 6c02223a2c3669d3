import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { Database } from '#db/database.ts';
import type { Tables } from '#db/tables.ts';
import type { LineSize } from '#features/catalogue/offers/line-label.ts';

export type ReviewRow = Selectable<Tables['reviews']>;
export type ShownRow = ReviewRow & LineSize & { nickname: string; label: unknown; merchant_name: string };
export interface BoughtRow extends LineSize {
  order_id: string;
  number: string;
  state: string;
  line: number;
  product_id: string | null;
  name: unknown;
  label: unknown;
  /** Of what was bought; the product's first where it has neither this nor a model. */
  picture: string | null;
  model: string | null;
  finishes: unknown;
  completed_at: Date;
  /** Something of the line is still with the buyer. */
  kept: boolean;
  merchant_user: string;
  merchant_locale: string | null;
}

const shown = sql`
  select r.*, u.nickname, l.label, l.width, l.depth, l.height, o.merchant_name from reviews r join users u on u.id = r.author_id
  join orders o on o.id = r.order_id join order_lines l on l.order_id = r.order_id and l.position = r.line`;

/** Of a product, the newest first. */
export async function reviewsOf(
  db: Database,
  productId: string,
  { page, size, stars }: { page: number; size: number; stars: number | null },
): Promise<ShownRow[]> {
  const found = await sql<ShownRow>`${shown} where r.product_id = ${productId} and r.state = 'shown'
      and ${stars === null ? sql`true` : sql`r.stars = ${stars}`} order by r.created_at desc, r.id desc
      limit ${size} offset ${page * size}`.execute(db);
  return found.rows;
}

export async function spreadOf(db: Database, productId: string): Promise<number[] | undefined> {
  return (await db.selectFrom('products').select('ratings').where('id', '=', productId).executeTakeFirst())?.ratings;
}

/** How many gave one to five stars, as an expression for the statement that stores it. */
export function starsGiven(productId: string): RawBuilder<number[]> {
  return sql<number[]>`(
    select array[count(*) filter (where stars = 1), count(*) filter (where stars = 2), count(*) filter (where stars = 3), count(*) filter (where stars = 4), count(*) filter (where stars = 5)]::int[]
    from reviews where product_id = ${productId} and state = 'shown')`;
}

export async function insertReview(
  db: Database,
  row: Omit<ReviewRow, 'state' | 'reply' | 'reply_lang' | 'replied_at' | 'edited_at'>,
): Promise<boolean> {
  return (
    (await db
      .insertInto('reviews')
      .values(row)
      .onConflict((conflict) => conflict.columns(['order_id', 'line']).doNothing())
      .returning('id')
      .executeTakeFirst()) !== undefined
  );
}

export async function changeReview(
  db: Database,
  id: string,
  change: Partial<Pick<ReviewRow, 'stars' | 'text' | 'lang' | 'pictures' | 'edited_at' | 'state'>>,
): Promise<void> {
  await db.updateTable('reviews').set(change).where('id', '=', id).execute();
}

export function ownReviewRow(db: Database, authorId: string, id: string): Promise<ReviewRow | undefined> {
  return db
    .selectFrom('reviews')
    .selectAll()
    .where('id', '=', id)
    .where('author_id', '=', authorId)
    .forUpdate()
    .executeTakeFirst();
}

/** Public reviews of an order, locked until the transaction ends. */
export function shownOfOrder(db: Database, orderId: string): Promise<ReviewRow[]> {
  return db
    .selectFrom('reviews')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('state', '=', 'shown')
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** While a review of an order is written its state must not change: it could be returned at the same moment. */
export async function holdOrder(db: Database, orderId: string): Promise<void> {
  await sql`select from orders where id = ${orderId} for share`.execute(db);
}

export async function reviewById(db: Database, id: string): Promise<ShownRow | undefined> {
  return (await sql<ShownRow>`${shown} where r.id = ${id}`.execute(db)).rows[0];
}

/** For a product of this merchant. False where it has a reply already. */
export async function writeReply(
  db: Database,
  id: string,
  reply: Pick<ReviewRow, 'reply' | 'reply_lang' | 'replied_at'>,
): Promise<boolean> {
  return (
    (await db
      .updateTable('reviews')
      .set(reply)
      .where('id', '=', id)
      .where('reply', 'is', null)
      .returning('id')
      .executeTakeFirst()) !== undefined
  );
}

/** Not all of a line came back, or was refunded because it never came. */
const keptOfLine = sql<boolean>`l.quantity > (
  select coalesce(sum((back->>'quantity')::int), 0) from returns t cross join jsonb_array_elements(t.lines) as back
  where t.order_id = o.id and t.state = 'RECEIVED' and (back->>'position')::int = l.position)`;

/**
 * Lines of orders of one buyer that are complete, or have a review, the latest first; of one order, or of all. The time
 * of completion is in the order's events.
 */
export async function boughtLines(
  db: Database,
  buyerId: string,
  { order = null, most }: { order?: string | null; most: number },
): Promise<BoughtRow[]> {
  const found = await sql<BoughtRow>`
    select o.id as order_id, o.number, o.state, l.position as line, l.product_id, l.name, l.label, l.width, l.depth, l.height,
    l.model, l.finishes, case when l.picture is null and l.model is null then p.pictures[1] else l.picture end as picture,
    ${keptOfLine} as kept, m.user_id as merchant_user, s.locale as merchant_locale,
      coalesce((select max(e.at) from order_events e where e.order_id = o.id and e.state = 'COMPLETED'), o.updated_at) as completed_at
    from orders o join order_lines l on l.order_id = o.id join merchants m on m.id = o.merchant_id
    join users s on s.id = m.user_id left join products p on p.id = l.product_id
    where o.buyer_id = ${buyerId}
    and ${order === null ? sql`(o.state = 'COMPLETED' or exists (select from reviews r where r.order_id = o.id))` : sql`o.id = ${order}`} order by completed_at desc, o.id desc, l.position limit ${most}`.execute(
    db,
  );
  return found.rows;
}

export async function reviewsBy(db: Database, authorId: string): Promise<ReviewRow[]> {
  return db
    .selectFrom('reviews')
    .selectAll()
    .where('author_id', '=', authorId)
    .orderBy('id', 'desc')
    .limit(500)
    .execute();
}

/** How many bought lines have no review yet. */
export function unreviewedLines(buyerId: string): RawBuilder<number> {
  return sql<number>`(select count(*) from orders o join order_lines l on l.order_id = o.id
    where o.buyer_id = ${buyerId} and o.state = 'COMPLETED' and l.product_id is not null and ${keptOfLine} and not exists (select
    from reviews r where r.order_id = o.id and r.line = l.position))`;
}

const received = sql`from reviews r join products p on p.id = r.product_id join merchants m on m.id = p.merchant_id where m.user_id =`;

/** Of this person's shop: those without a reply first, then the newest. */
export async function receivedReviews(
  db: Database,
  userId: string,
  { page, size }: { page: number; size: number },
): Promise<(ShownRow & { product_name: unknown })[]> {
  const found = await sql<ShownRow & { product_name: unknown }>`
    select r.*, u.nickname, l.label, l.width, l.depth, l.height, o.merchant_name, p.name as product_name from reviews r
    join products p on p.id = r.product_id join merchants m on m.id = p.merchant_id join users u on u.id = r.author_id
    join orders o on o.id = r.order_id join order_lines l on l.order_id = r.order_id and l.position = r.line
    where m.user_id = ${userId} order by r.reply is not null, r.created_at desc, r.id desc limit ${size} offset ${page * size}`.execute(
    db,
  );
  return found.rows;
}

export async function countReceived(db: Database, userId: string): Promise<{ total: number; unanswered: number }> {
  return (
    await sql<{
      total: number;
      unanswered: number;
    }>`select count(*)::int as total, (count(*) filter (where r.reply is null
      and r.state = 'shown'))::int as unanswered ${received} ${userId}`.execute(db)
  ).rows[0]!;
}

/** Shown ones of this person's shop without a reply, as an expression. */
export function unansweredReviews(userId: string): RawBuilder<number> {
  return sql<number>`(select count(*) ${received} ${userId} and r.reply is null and r.state = 'shown')`;
}

/** The seller of the reviewed product, who may reply. */
export async function sellerOfReview(db: Database, id: string): Promise<string | undefined> {
  return (
    await db
      .selectFrom('reviews')
      .innerJoin('products', 'products.id', 'reviews.product_id')
      .innerJoin('merchants', 'merchants.id', 'products.merchant_id')
      .select('merchants.user_id')
      .where('reviews.id', '=', id)
      .executeTakeFirst()
  )?.user_id;
}
