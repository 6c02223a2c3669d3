import { sql } from 'kysely';
import type { Database } from '#db/database.ts';
import { namedLike } from '#db/named-like.ts';
import {
  byMoment,
  byNumber,
  byText,
  sortedRows,
  type Order,
  type SortColumns,
} from '#platform/sorted-rows-queries.server.ts';
import type { AdminOrderFilter } from './admin-order.ts';

/**
 * All orders, the newest first, by an index of its state; words are its number, its buyer's email, or a part of its
 * merchant's name.
 */
export function adminOrderRows(db: Database, filter: SoughtOrders, after: string | null, limit: number) {
  let query = adminOrders(db, filter);
  if (after !== null) query = query.where('orders.id', '<', after);
  return query.orderBy('orders.id', 'desc').limit(limit).execute();
}

export function sortedAdminOrders(db: Database, filter: SoughtOrders, order: Order) {
  return sortedRows(db, adminOrders(db, filter), order);
}

export const adminOrderSorts: SortColumns = {
  number: byText(sql`listed.number`),
  buyer: byText(sql`listed.nickname`),
  merchant: byText(sql`listed.merchant_name`),
  total: byNumber(sql`listed.total`),
  state: byText(sql`listed.state`),
  placed: byMoment(sql`listed.placed_at`),
};

/** A return asked for before `silentSince` and not answered waits for a reviewer. */
type SoughtOrders = AdminOrderFilter & { silentSince: Date };

function adminOrders(db: Database, { state, words, silentSince }: SoughtOrders) {
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
  if (state === 'UNANSWERED') query = query.where('orders.id', 'in', ordersUnanswered(db, silentSince));
  else if (state !== 'ALL') query = query.where('orders.state', '=', state);
  if (words !== '') query = query.where('orders.id', 'in', ordersMatching(db, words));
  return query;
}
export type AdminOrderRow = Awaited<ReturnType<typeof adminOrderRows>>[number];

function ordersUnanswered(db: Database, silentSince: Date) {
  return db
    .selectFrom('returns')
    .select('order_id')
    .where('returns.state', '=', 'ASKED')
    .where('returns.updated_at', '<', silentSince);
}

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
      .where(namedLike(sql`merchants.name`, words)),
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

/** The payer's receipts, the newest first. */
export function receiptsOf(db: Database, billId: string) {
  return db
    .selectFrom('receipts')
    .leftJoin('media', 'media.id', 'receipts.media_id')
    .select(['media.id as media', 'receipts.amount', 'receipts.created_at', 'receipts.same_as'])
    .where('bill_id', '=', billId)
    .orderBy('receipts.id', 'desc')
    .limit(10)
    .execute();
}

export function billOf(db: Database, billId: string) {
  return db
    .selectFrom('bills')
    .select(['id', 'reference', 'amount', 'received', 'status'])
    .where('id', '=', billId)
    .executeTakeFirstOrThrow();
}
