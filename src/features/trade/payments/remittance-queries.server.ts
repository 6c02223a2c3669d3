import { sql } from 'kysely';
import type { Database } from '#db/database.ts';
import { asPrepared } from '#db/prepared.ts';
import {
  byMoment,
  byNumber,
  byText,
  sortedRows,
  type Order,
  type SortColumns,
} from '#platform/sorted-rows-queries.server.ts';
import type { RemittanceFilter } from './remittance.ts';

/**
 * Waiting ones in the order they came, the fee of an application too, which is decided there; everything else newest
 * first. Both use an index, so a page costs the same at a million bills.
 */
export async function remittanceRows(
  db: Database,
  filter: RemittanceFilter,
  after: { at: Date; id: string } | null,
  limit: number,
) {
  const inQueue = filter.state === 'SUBMITTED';
  let query = remittances(db, filter);
  if (inQueue && after) query = query.where(sql<boolean>`(bills.submitted_at, bills.id) > (${after.at}, ${after.id})`);
  if (!inQueue && after) query = query.where('bills.id', '<', after.id);
  return (inQueue ? query.orderBy('bills.submitted_at').orderBy('bills.id') : query.orderBy('bills.id', 'desc'))
    .limit(limit)
    .execute();
}

export function sortedRemittances(db: Database, filter: RemittanceFilter, order: Order) {
  return sortedRows(db, remittances(db, filter), order);
}

export const remittanceSorts: SortColumns = {
  reference: byText(sql`listed.reference`),
  payer: byText(sql`listed.nickname`),
  kind: byText(sql`listed.kind`),
  amount: byNumber(sql`listed.amount`),
  // As many as the row shows.
  flags: byNumber(
    sql`(listed.same_as is not null)::int + listed.pending::int
      + (listed.received > 0 and listed.received < listed.amount)::int
      + coalesce(listed.received < listed.amount and listed.stated <> listed.amount - listed.received, false)::int`,
  ),
  submitted: byMoment(sql`listed.submitted_at`),
  status: byText(sql`listed.status`),
};

function remittances(db: Database, { state, kind, words }: RemittanceFilter) {
  let query = db
    .selectFrom('bills')
    .innerJoin('users', 'users.id', 'bills.user_id')
    .leftJoin('receipts', 'receipts.id', 'bills.receipt_id')
    .select([
      'bills.id',
      'bills.reference',
      'bills.kind',
      'bills.amount',
      'bills.status',
      'bills.submitted_at',
      'bills.created_at',
      'bills.decided_at',
      'users.nickname',
      'users.email',
      'receipts.amount as stated',
      'receipts.same_as',
      'bills.received',
      sql<boolean>`not ${isUndecided}`.as('pending'),
    ]);
  if (state !== 'ALL') query = query.where('bills.status', '=', state);
  if (kind !== null) query = query.where('bills.kind', '=', kind);
  if (words !== '') query = query.where('bills.id', 'in', namedBy(db, words));
  return query;
}

/** Found first, each by its own index: as a condition beside the others it would be checked against every bill. */
function namedBy(db: Database, words: string) {
  const byReference = db
    .selectFrom('bills')
    .select('id')
    .where('reference', '=', words.toUpperCase().replaceAll(' ', ''));
  return byReference.unionAll(
    db
      .selectFrom('bills')
      .innerJoin('users', 'users.id', 'bills.user_id')
      .select('bills.id')
      .where('users.email', '=', words.toLowerCase())
      .where('users.status', '<>', 'deleted'),
  );
}

/** Nobody has confirmed its receipt yet. */
const isUndecided = sql<boolean>`not exists (select from bill_confirmations where bill_confirmations.bill_id = bills.id and bill_confirmations.state = 'PENDING')`;

export async function countWaiting(db: Database): Promise<number> {
  return Number(
    (
      await db
        .selectFrom('bills')
        .select((count) => count.fn.countAll().as('all'))
        .where('status', '=', 'SUBMITTED')
        .where(isUndecided)
        .executeTakeFirstOrThrow()
    ).all,
  );
}

/** One bill with its payer and who decided. */
export function remittanceRow(db: Database, id: string) {
  return db
    .selectFrom('bills')
    .innerJoin('users', 'users.id', 'bills.user_id')
    .leftJoin('users as deciders', 'deciders.id', 'bills.decided_by')
    .selectAll('bills')
    .select(['users.nickname', 'users.email', 'users.mobile', 'users.locale', 'deciders.nickname as decider'])
    .where('bills.id', '=', id)
    .executeTakeFirst();
}

/** Whose matter a bill is: its payer, and the owner of every shop whose order it pays. */
export async function partiesOf(
  db: Database,
  bill: { id: string; user_id: string },
): Promise<{ payer: string; sellers: string[] }> {
  const rows = await db
    .selectFrom('orders')
    .modifyFront(asPrepared)
    .innerJoin('merchants', 'merchants.id', 'orders.merchant_id')
    .select('merchants.user_id')
    .groupBy('merchants.user_id')
    .where('orders.bill_id', '=', bill.id)
    .orderBy('merchants.user_id')
    .execute();
  return { payer: bill.user_id, sellers: rows.map(({ user_id }) => user_id) };
}

/** The orders a bill pays, by their numbers: `…-2` before `…-10`. */
export function ordersOfBill(db: Database, billId: string) {
  return db
    .selectFrom('orders')
    .modifyFront(asPrepared)
    .select(['id', 'number', 'merchant_name as merchant', 'total', 'state'])
    .where('bill_id', '=', billId)
    .orderBy(sql`length(number)`)
    .orderBy('number')
    .execute();
}

/** What was ordered in them, line by line. */
export function linesOfBill(db: Database, billId: string) {
  return db
    .selectFrom('order_lines')
    .modifyFront(asPrepared)
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .select(['order_lines.order_id', 'order_lines.name', 'order_lines.quantity'])
    .where('orders.bill_id', '=', billId)
    .orderBy('order_lines.order_id')
    .orderBy('order_lines.position')
    .execute();
}

/**
 * Every receipt of a bill, the one to decide about first, then the newest, and whether its picture was used before. Ids
 * are of the clock of the server that took them: they alone do not tell which came last.
 */
export function receiptRows(db: Database, billId: string) {
  return db
    .selectFrom('receipts')
    .leftJoin('media', 'media.id', 'receipts.media_id')
    .select([
      'receipts.id',
      'receipts.user_id',
      'media.id as media_id',
      'receipts.amount',
      'receipts.remark',
      'receipts.created_at',
      'receipts.same_how',
    ])
    .innerJoin('bills', 'bills.id', 'receipts.bill_id')
    .where('receipts.bill_id', '=', billId)
    .orderBy(sql`receipts.id = bills.receipt_id`, 'desc')
    .orderBy('receipts.id', 'desc')
    .limit(20)
    .execute();
}

/** The one that has waited longest, without this one and what is decided elsewhere. */
export async function nextWaiting(db: Database, exceptId: string): Promise<string | null> {
  const row = await db
    .selectFrom('bills')
    .select('id')
    .where('status', '=', 'SUBMITTED')
    .where('kind', '<>', 'joining')
    .where('id', '<>', exceptId)
    .where(isUndecided)
    .orderBy('submitted_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}
