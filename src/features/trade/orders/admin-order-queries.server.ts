import { sql } from 'kysely';
import type { Database } from '#db/database.ts';
import type { AdminOrderFilter } from './admin-order.ts';

/**
 * All orders, the newest first, by an index of its state; words match one exactly: its number, its buyer's email or its
 * merchant's name.
 */
export function adminOrderRows(db: Database, { state, words }: AdminOrderFilter, after: string | null, limit: number) {
  let query = db
    .selectFrom('orders')
    .innerJoin('users', 'users.id', 'orders.buyer_id')
    .select([
      'orders.id',
      'number',
      'orders.state',
      'merchant_name',
      'total',
      'placed_at',
      'orders.updated_at',
      'users.nickname',
      'users.email',
    ]);
  if (state !== 'ALL') query = query.where('orders.state', '=', state);
  if (words !== '') query = query.where('orders.id', 'in', ordersMatching(db, words));
  if (after !== null) query = query.where('orders.id', '<', after);
  return query.orderBy('orders.id', 'desc').limit(limit).execute();
}
export type AdminOrderRow = Awaited<ReturnType<typeof adminOrderRows>>[number];

/** Found first, each by its own index: as a condition beside the others it would be checked against every order. */
function ordersMatching(db: Database, words: string) {
  const byNumber = db.selectFrom('orders').select('id').where('number', '=', words.toUpperCase().replaceAll(' ', ''));
  const byEmail = db
    .selectFrom('orders')
    .innerJoin('users', 'users.id', 'orders.buyer_id')
    .select('orders.id')
    .where('users.email', '=', words.toLowerCase())
    .where('users.status', '<>', 'deleted');
  return byNumber.unionAll(byEmail).unionAll(
    db
      .selectFrom('orders')
      .innerJoin('merchants', 'merchants.id', 'orders.merchant_id')
      .select('orders.id')
      .where(sql<boolean>`lower(merchants.name) = lower(${words})`),
  );
}

/** Due refunds, the longest waiting first. */
export function refundRows(db: Database, after: { at: Date; id: string } | null, limit: number) {
  let query = db
    .selectFrom('orders')
    .innerJoin('users', 'users.id', 'orders.buyer_id')
    .leftJoin('returns', 'returns.order_id', 'orders.id')
    .select([
      'orders.id',
      'number',
      'merchant_name',
      'total',
      'orders.updated_at',
      'users.nickname',
      'returns.state as returned',
      paymentArrived,
    ])
    .where('orders.state', '=', 'REFUND_DUE');
  if (after !== null) query = query.where(sql<boolean>`(orders.updated_at, orders.id) > (${after.at}, ${after.id})`);
  return query.orderBy('orders.updated_at').orderBy('orders.id').limit(limit).execute();
}

const paymentArrived =
  sql<boolean>`exists (select from ledger_entries where kind = 'payment' and subject = orders.id)`.as('arrived');

export async function countRefunds(db: Database): Promise<{ count: number; sum: number }> {
  const row = await db
    .selectFrom('orders')
    .select((of) => [of.fn.countAll<string>().as('count'), of.fn.sum<string | null>('total').as('sum')])
    .where('state', '=', 'REFUND_DUE')
    .executeTakeFirstOrThrow();
  return { count: Number(row.count), sum: Number(row.sum ?? 0) };
}

export async function nextRefund(db: Database, exceptId: string): Promise<string | null> {
  return (
    (
      await db
        .selectFrom('orders')
        .select('id')
        .where('state', '=', 'REFUND_DUE')
        .where('id', '<>', exceptId)
        .orderBy('updated_at')
        .orderBy('id')
        .limit(1)
        .executeTakeFirst()
    )?.id ?? null
  );
}

export function peopleOf(db: Database, orderId: string) {
  return db
    .selectFrom('orders')
    .innerJoin('users as buyers', 'buyers.id', 'orders.buyer_id')
    .innerJoin('merchants', 'merchants.id', 'orders.merchant_id')
    .select([
      'buyers.id',
      'buyers.nickname',
      'buyers.email',
      'buyers.locale',
      'merchants.id as merchant_id',
      'merchants.user_id as seller_id',
    ])
    .where('orders.id', '=', orderId)
    .executeTakeFirst();
}

/** The payer's receipts and, where it was made, our transfer back. */
export async function transfersOf(db: Database, { id, bill_id }: { id: string; bill_id: string }) {
  const receipts = await db
    .selectFrom('receipts')
    .leftJoin('media', 'media.id', 'receipts.media_id')
    .select(['media.id as media', 'receipts.amount', 'receipts.created_at', 'receipts.same_as'])
    .where('bill_id', '=', bill_id)
    .orderBy('receipts.id', 'desc')
    .limit(10)
    .execute();
  const booked = await db
    .selectFrom('ledger_entries')
    .select(['kind', 'receipt', 'at'])
    .where('subject', '=', id)
    .where('kind', 'in', ['payment', 'refund'])
    .execute();
  return { receipts, booked };
}
