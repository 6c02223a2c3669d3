import { sql, type Insertable, type RawBuilder, type Selectable, type Updateable } from 'kysely';
import type { Database } from '#db/database.ts';
import { asPrepared } from '#db/prepared.ts';
import type { Tables } from '#db/tables.ts';
import { leastTransfer } from '#features/trade/transfers/transfer-limits.ts';
import {
  byMoment,
  byNumber,
  byText,
  sortedRows,
  type Order,
  type SortColumns,
} from '#platform/sorted-rows-queries.server.ts';
import { mostAlong } from './payment-limits.ts';

export type RefundRow = Selectable<Tables['refunds']>;

/** Every column of a refund: prepared statements name theirs. */
const refundColumns = [
  'refunds.id',
  'refunds.bill_id',
  'refunds.order_id',
  'refunds.return_id',
  'refunds.user_id',
  'refunds.why',
  'refunds.lines',
  'refunds.amount',
  'refunds.account',
  'refunds.named_at',
  'refunds.state',
  'refunds.receipt',
  'refunds.sent_by',
  'refunds.sent_at',
  'refunds.created_at',
] as const;

export function insertRefund(db: Database, row: Insertable<Tables['refunds']>): Promise<RefundRow> {
  return db.insertInto('refunds').values(row).returningAll().executeTakeFirstOrThrow();
}

export function findRefund(db: Database, id: string): Promise<RefundRow | undefined> {
  return db.selectFrom('refunds').selectAll().where('id', '=', id).executeTakeFirst();
}

/** What went back of each order, and what is still to be sent. */
export async function refundSumsOf(
  db: Database,
  orderIds: readonly string[],
): Promise<Map<string, { sent: number; due: number }>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('refunds')
    .modifyFront(asPrepared)
    .select([
      'order_id',
      sql<number>`coalesce(sum(amount) filter (where state = 'SENT'), 0)::bigint`.as('sent'),
      sql<number>`coalesce(sum(amount) filter (where state = 'DUE'), 0)::bigint`.as('due'),
    ])
    .where(sql<boolean>`order_id = any(${orderIds}::text[])`)
    .where('state', 'in', ['DUE', 'SENT'])
    .groupBy('order_id')
    .execute();
  return new Map(rows.map(({ order_id, sent, due }) => [order_id ?? '', { sent, due }]));
}

/** One step, for one of those who try at once. */
export function changeDueRefund(
  db: Database,
  id: string,
  change: Updateable<Tables['refunds']>,
): Promise<RefundRow | undefined> {
  return db
    .updateTable('refunds')
    .set(change)
    .where('id', '=', id)
    .where('state', '=', 'DUE')
    .returningAll()
    .executeTakeFirst();
}

/** Not sent yet: its payer may say where to. */
const unsentStates = ['EXPECTED', 'DUE'] as const;

/** Named by its payer for this very refund. */
export function nameUnsentAccount(
  db: Database,
  id: string,
  account: string,
  now: Date,
): Promise<RefundRow | undefined> {
  return db
    .updateTable('refunds')
    .set({ account, named_at: now })
    .where('id', '=', id)
    .where('state', 'in', unsentStates)
    .returningAll()
    .executeTakeFirst();
}

/** The money of what was given up has arrived; undefined where nothing was expected. */
export function makeExpectedDue(db: Database, orderId: string, now: Date): Promise<RefundRow | undefined> {
  return db
    .updateTable('refunds')
    .set({ state: 'DUE', created_at: now })
    .where('order_id', '=', orderId)
    .where('state', '=', 'EXPECTED')
    .returningAll()
    .executeTakeFirst();
}

export async function dropExpected(db: Database, orderId: string): Promise<void> {
  await db.deleteFrom('refunds').where('order_id', '=', orderId).where('state', '=', 'EXPECTED').execute();
}

/** A payer's, locked in the order of their ids until the transaction ends. */
export async function lockUnsentRefunds(db: Database, userId: string): Promise<void> {
  await db
    .selectFrom('refunds')
    .modifyFront(asPrepared)
    .select('id')
    .where('user_id', '=', userId)
    .where('state', 'in', unsentStates)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** A payer's that no bank transfers by themselves, the oldest first. */
export function smallRefundsOf(db: Database, userId: string): Promise<NamedRefundRow[]> {
  return smallOnes(db, userId).execute();
}

/** Those of them that go with another one: to the same account, or without one of their own. */
export function smallRefundsAlong(
  db: Database,
  { id, user_id, account }: Pick<RefundRow, 'id' | 'user_id' | 'account'>,
): Promise<NamedRefundRow[]> {
  const given = JSON.stringify(account);
  return smallOnes(db, user_id)
    .where('refunds.id', '<>', id)
    .where(sql<boolean>`(refunds.account is null or ${samePlace(sql`refunds.account`, sql`${given}::jsonb`)})`)
    .limit(mostAlong)
    .execute();
}

function samePlace(one: RawBuilder<unknown>, other: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`(${one} ->> 'bin' = ${other} ->> 'bin' and ${one} ->> 'account' = ${other} ->> 'account')`;
}

function smallOnes(db: Database, userId: string) {
  return withNames(db)
    .where('refunds.user_id', '=', userId)
    .where('refunds.state', '=', 'DUE')
    .where('refunds.amount', '<', leastTransfer)
    .orderBy('refunds.id');
}

/** Whether something is due to them that a bank transfers. */
export async function hasTransferableRefund(db: Database, userId: string): Promise<boolean> {
  const found = await db
    .selectFrom('refunds')
    .select('id')
    .where('user_id', '=', userId)
    .where('state', '=', 'DUE')
    .where('amount', '>=', leastTransfer)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Those for which their payer has not named one of their own. */
export async function followAccount(db: Database, userId: string, account: string): Promise<void> {
  await db
    .updateTable('refunds')
    .set({ account })
    .where('user_id', '=', userId)
    .where('state', 'in', unsentStates)
    .where('named_at', 'is', null)
    .execute();
}

/**
 * The account a refund of this person has, and since when: the one named last. One that follows has what was named last
 * when it was opened, or later.
 */
export function lastRefundAccount(db: Database, userId: string): Promise<{ account: unknown; at: Date } | undefined> {
  const at = sql<Date>`coalesce(named_at, created_at)`;
  return db
    .selectFrom('refunds')
    .select(['account', at.as('at')])
    .where('user_id', '=', userId)
    .where('account', 'is not', null)
    .orderBy(at, 'desc')
    .orderBy(sql`named_at is null`)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function countDueOfOrder(db: Database, orderId: string): Promise<number> {
  const { all } = await db
    .selectFrom('refunds')
    .select(sql<number>`count(*)::int`.as('all'))
    .where('order_id', '=', orderId)
    .where('state', '=', 'DUE')
    .executeTakeFirstOrThrow();
  return all;
}

function withNames(db: Database) {
  return db
    .selectFrom('refunds')
    .innerJoin('bills', 'bills.id', 'refunds.bill_id')
    .leftJoin('orders', 'orders.id', 'refunds.order_id')
    .select(refundColumns)
    .select(['bills.reference', 'bills.page', 'orders.number', 'orders.merchant_name']);
}
export type NamedRefundRow = Awaited<ReturnType<ReturnType<typeof withNames>['executeTakeFirstOrThrow']>>;

/** A payer's own; of one bill or one order where one is named. */
export function refundsOf(
  db: Database,
  userId: string,
  of: { bill?: string; order?: string } = {},
): Promise<NamedRefundRow[]> {
  let query = withNames(db).where('refunds.user_id', '=', userId);
  if (of.bill !== undefined) query = query.where('refunds.bill_id', '=', of.bill);
  if (of.order !== undefined) query = query.where('refunds.order_id', '=', of.order);
  return query.modifyFront(asPrepared).orderBy('refunds.id', 'desc').limit(200).execute();
}

/** What goes back to a payer and is not sent yet. */
export function unsentRefundsOf(db: Database, userId: string) {
  return db
    .selectFrom('refunds')
    .modifyFront(asPrepared)
    .innerJoin('bills', 'bills.id', 'refunds.bill_id')
    .leftJoin('orders', 'orders.id', 'refunds.order_id')
    .select([
      'refunds.id',
      'refunds.amount',
      'refunds.account',
      'refunds.order_id as order',
      'bills.reference',
      'bills.page',
      'orders.number',
    ])
    .where('refunds.user_id', '=', userId)
    .where('refunds.state', 'in', unsentStates)
    .orderBy('refunds.id', 'desc')
    .limit(200)
    .execute();
}

export function ownRefund(db: Database, userId: string, id: string): Promise<NamedRefundRow | undefined> {
  return withNames(db).where('refunds.id', '=', id).where('refunds.user_id', '=', userId).executeTakeFirst();
}

/** For reviewers: of money that is there. */
export async function refundsOfBill(db: Database, billId: string) {
  const rows = await withNames(db).where('refunds.bill_id', '=', billId).orderBy('refunds.id').execute();
  return rows.flatMap(({ state, ...row }) => (state === 'EXPECTED' ? [] : [{ ...row, state }]));
}

/** What is due, the longest waiting first. */
export function dueRefundRows(db: Database, after: { at: Date; id: string } | null, limit: number) {
  let query = dueRefunds(db);
  if (after !== null) query = query.where(sql<boolean>`(refunds.created_at, refunds.id) > (${after.at}, ${after.id})`);
  return query.orderBy('refunds.created_at').orderBy('refunds.id').limit(limit).execute();
}

export function sortedDueRefunds(db: Database, order: Order) {
  return sortedRows(db, dueRefunds(db), order);
}

export const refundSorts: SortColumns = {
  number: byText(sql`coalesce(listed.number, listed.reference)`),
  payer: byText(sql`listed.nickname`),
  merchant: byText(sql`listed.merchant_name`),
  amount: byNumber(sql`listed.amount`),
  why: byText(sql`listed.why`),
  account: byNumber(sql`(listed.account is not null)::int`),
  since: byMoment(sql`listed.created_at`),
};

function dueRefunds(db: Database) {
  return withNames(db)
    .innerJoin('users', 'users.id', 'refunds.user_id')
    .select('users.nickname')
    .where('refunds.state', '=', 'DUE')
    .where(canBeSent);
}

/** By itself, or together with the payer's others that are too small: before, there is nothing to do about it. */
const canBeSent = sql<boolean>`(refunds.amount >= ${leastTransfer} or (select sum(small.amount) from refunds small
  where small.user_id = refunds.user_id and small.state = 'DUE' and small.amount < ${leastTransfer}
    and (small.id = refunds.id or small.account is null
      or ${samePlace(sql`small.account`, sql`refunds.account`)})) >= ${leastTransfer})`;

export async function countDue(db: Database): Promise<{ count: number; sum: number }> {
  const row = await db
    .selectFrom('refunds')
    .select((of) => [of.fn.countAll<string>().as('count'), of.fn.sum<string | null>('amount').as('sum')])
    .where('state', '=', 'DUE')
    .where(canBeSent)
    .executeTakeFirstOrThrow();
  return { count: Number(row.count), sum: Number(row.sum ?? 0) };
}

export async function nextDue(db: Database, exceptId: string): Promise<string | null> {
  const row = await db
    .selectFrom('refunds')
    .select('id')
    .where('state', '=', 'DUE')
    .where(canBeSent)
    .where('id', '<>', exceptId)
    .orderBy('created_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** For whoever sends it: what is only expected is nobody's to send. */
export async function adminRefundRow(db: Database, id: string) {
  const row = await withNames(db)
    .innerJoin('users', 'users.id', 'refunds.user_id')
    .leftJoin('users as senders', 'senders.id', 'refunds.sent_by')
    .select([
      'bills.amount as bill_amount',
      'bills.received',
      'users.nickname',
      'users.email',
      'users.locale',
      'senders.nickname as sender',
    ])
    .where('refunds.id', '=', id)
    .executeTakeFirst();
  return row === undefined || row.state === 'EXPECTED' ? undefined : { ...row, state: row.state };
}

/** Of somebody who has left: the account was needed until the money was sent. */
export async function forgetAccountOfLeaver(db: Database, id: string): Promise<void> {
  await db
    .updateTable('refunds')
    .set({ account: null })
    .where('id', '=', id)
    .where('user_id', 'in', (users) => users.selectFrom('users').select('id').where('status', '=', 'deleted'))
    .execute();
}
