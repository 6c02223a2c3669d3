import { sql, type Insertable, type RawBuilder, type Selectable, type Updateable } from 'kysely';
import type { Database } from '#db/database.ts';
import { asPrepared } from '#db/prepared.ts';
import type { Tables } from '#db/tables.ts';
import type { BillKind } from './bill.ts';
import { statesBefore, type BillState } from './bill-states.ts';

export type BillRow = Selectable<Tables['bills']>;
export interface BillWithReceipt extends BillRow {
  receipt: { id: string; media_id: string; amount: number; remark: string; created_at: Date } | null;
}

/** Every column of a bill: prepared statements name theirs. */
const billColumns = [
  'bills.id',
  'bills.reference',
  'bills.user_id',
  'bills.kind',
  'bills.subject',
  'bills.amount',
  'bills.status',
  'bills.page',
  'bills.pay_by',
  'bills.receipt_id',
  'bills.submitted_at',
  'bills.reason',
  'bills.decided_by',
  'bills.decided_at',
  'bills.created_at',
  'bills.updated_at',
  'bills.received',
  'bills.account',
  'bills.rejected_at',
  'bills.short_at',
  'bills.leaver_account',
] as const;

/**
 * Nothing when its reference is taken, or the same thing is billed already; concurrent ones wait for each other here.
 */
export function insertBill(db: Database, row: Insertable<Tables['bills']>): Promise<BillRow | undefined> {
  return db
    .insertInto('bills')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning(billColumns)
    .modifyEnd(asPrepared)
    .executeTakeFirst();
}

export function findBill(db: Database, id: string): Promise<BillRow | undefined> {
  return db.selectFrom('bills').modifyFront(asPrepared).select(billColumns).where('id', '=', id).executeTakeFirst();
}

/**
 * Locked until the transaction ends: before its orders, refunds and confirmations, everywhere. Not against those who
 * only need it to stay: whoever changes an order twice asks for that, with the order locked.
 */
export function lockBill(db: Database, id: string): Promise<BillRow | undefined> {
  return db
    .selectFrom('bills')
    .modifyFront(asPrepared)
    .select(billColumns)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Of a bill that is locked. */
export function changeBill(db: Database, id: string, change: Updateable<Tables['bills']>): Promise<BillRow> {
  return db
    .updateTable('bills')
    .set(change)
    .where('id', '=', id)
    .returning(billColumns)
    .modifyEnd(asPrepared)
    .executeTakeFirstOrThrow();
}

/** Locks it for this transaction, unless another has: then false at once, without waiting. */
export async function holdBill(db: Database, id: string): Promise<boolean> {
  return (
    (await db
      .selectFrom('bills')
      .select('id')
      .where('id', '=', id)
      .forNoKeyUpdate()
      .skipLocked()
      .executeTakeFirst()) !== undefined
  );
}

export function findLivingBill(
  db: Database,
  of: { userId: string; kind: BillKind; subject: string },
): Promise<BillRow | undefined> {
  return db
    .selectFrom('bills')
    .selectAll()
    .where('user_id', '=', of.userId)
    .where('kind', '=', of.kind)
    .where('subject', '=', of.subject)
    .where('status', 'in', ['OPEN', 'SUBMITTED', 'REJECTED'])
    .executeTakeFirst();
}

/**
 * One step, for one of those who try at once. `receipt` is the one the decision is about: a newer one may have come.
 * `inTime`: not once time that was given anew is over, unless its money was just seen.
 */
export function moveBill(
  db: Database,
  id: string,
  to: BillState,
  change: Updateable<Tables['bills']>,
  only: { userId?: string; receipt?: string; inTime?: Date } = {},
): Promise<BillRow | undefined> {
  let query = db
    .updateTable('bills')
    .set({ ...change, status: to })
    .where('id', '=', id)
    .where('status', 'in', statesBefore(to));
  if (only.userId !== undefined) query = query.where('user_id', '=', only.userId);
  if (only.receipt !== undefined) query = query.where('receipt_id', '=', only.receipt);
  const { inTime } = only;
  if (inTime !== undefined)
    query = query.where((is) =>
      is.or([
        is('pay_by', 'is', null),
        is('pay_by', '>', inTime),
        is.and([is('rejected_at', 'is', null), is('short_at', 'is', null)]),
        is('id', 'in', is.selectFrom('bill_confirmations').select('bill_id').where('state', '=', 'PENDING')),
      ]),
    );
  return query.returning(billColumns).modifyEnd(asPrepared).executeTakeFirst();
}

function withReceipts(db: Database) {
  return db
    .selectFrom('bills')
    .leftJoin('receipts', 'receipts.id', 'bills.receipt_id')
    .select(billColumns)
    .select([
      'receipts.media_id',
      'receipts.amount as receipt_amount',
      'receipts.remark',
      'receipts.created_at as receipt_at',
    ]);
}

type BillReceiptRow = Awaited<ReturnType<ReturnType<typeof withReceipts>['executeTakeFirstOrThrow']>>;

function billWithReceiptOf({ media_id, receipt_amount, remark, receipt_at, ...bill }: BillReceiptRow): BillWithReceipt {
  return {
    ...bill,
    receipt:
      media_id === null
        ? null
        : { id: bill.receipt_id!, media_id, amount: receipt_amount!, remark: remark!, created_at: receipt_at! },
  };
}

export async function findOwnBill(db: Database, userId: string, id: string): Promise<BillWithReceipt | null> {
  const row = await withReceipts(db)
    .modifyFront(asPrepared)
    .where('bills.id', '=', id)
    .where('bills.user_id', '=', userId)
    .executeTakeFirst();
  return row ? billWithReceiptOf(row) : null;
}

interface BillFilter {
  status: BillState | 'ALL';
  page: number;
  size: number;
}

export async function billsOf(
  db: Database,
  userId: string,
  { status, page, size }: BillFilter,
): Promise<BillWithReceipt[]> {
  let query = withReceipts(db).where('bills.user_id', '=', userId);
  if (status !== 'ALL') query = query.where('bills.status', '=', status);
  return (
    await query
      .orderBy('bills.id', 'desc')
      .limit(size)
      .offset(page * size)
      .execute()
  ).map(billWithReceiptOf);
}

export async function countBills(db: Database, userId: string, status: BillState | 'ALL'): Promise<number> {
  let query = db.selectFrom('bills').where('user_id', '=', userId);
  if (status !== 'ALL') query = query.where('status', '=', status);
  return Number((await query.select((count) => count.fn.countAll().as('all')).executeTakeFirstOrThrow()).all);
}

/** Bills that need an action of their payer. */
export function waitingBillCount(userId: string): RawBuilder<number> {
  return sql<number>`(select count(*) from bills where user_id = ${userId} and status in ('OPEN', 'REJECTED'))`;
}

/** The same as rows, the most pressing first. */
export function waitingBills(db: Database, userId: string, most: number) {
  return db
    .selectFrom('bills')
    .modifyFront(asPrepared)
    .select(['id', 'kind', 'status', 'reference', 'page', 'amount', 'received', 'reason', 'pay_by'])
    .where('user_id', '=', userId)
    .where('status', 'in', ['OPEN', 'REJECTED'])
    .orderBy('pay_by', (order) => order.asc().nullsLast())
    .orderBy('id')
    .limit(most)
    .execute();
}
