import { sql } from 'kysely';
import type { Database } from '#db/database.ts';
import type { BillRow } from './bill-queries.server.ts';

/** Their bills, and every receipt they submitted. */
export async function billsKeptFor(db: Database, userId: string) {
  const bills = await db
    .selectFrom('bills')
    .select(['id', 'reference', 'kind', 'amount', 'status', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
  const receipts = await db
    .selectFrom('receipts')
    .select(['bill_id', 'media_id', 'amount', 'remark', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
  return bills.map(({ created_at, ...bill }) => ({
    ...bill,
    createdAt: created_at.toISOString(),
    receipts: receipts
      .filter(({ bill_id }) => bill_id === bill.id)
      .map(({ media_id, amount, remark, created_at: at }) => ({
        picture: media_id,
        amount,
        remark,
        createdAt: at.toISOString(),
      })),
  }));
}

/** What went, or goes, back to them, and where to. */
export async function refundsKeptFor(db: Database, userId: string) {
  const rows = await db
    .selectFrom('refunds')
    .select(['id', 'bill_id', 'why', 'amount', 'state', 'account', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
  return rows.map(({ bill_id, created_at, ...row }) => ({
    ...row,
    bill: bill_id,
    createdAt: created_at.toISOString(),
  }));
}

/** All of them: also of a paid one somebody may be giving up an order just now. */
export async function lockBillsOf(db: Database, userId: string): Promise<void> {
  await db.selectFrom('bills').select('id').where('user_id', '=', userId).orderBy('id').forNoKeyUpdate().execute();
}

/** An account is needed until the money is sent. */
export async function forgetRefundAccounts(db: Database, userId: string): Promise<void> {
  await db
    .updateTable('refunds')
    .set({ account: null })
    .where('user_id', '=', userId)
    .where('state', 'not in', ['EXPECTED', 'DUE'])
    .execute();
}

/**
 * Amounts stay, texts are deleted, and nothing can be paid any more. Receipts under review stay: the money may have
 * arrived; so do orders whose money somebody has seen within the minute. An application is gone with its owner and nobody can decide about it any more: its bill ends, and what arrives
 * goes back as late.
 */
export async function forgetBills(db: Database, userId: string, now: Date): Promise<BillRow[]> {
  await db.updateTable('receipts').set({ remark: '' }).where('user_id', '=', userId).execute();
  const seen = db.selectFrom('bill_confirmations').select('bill_id').where('state', '=', 'PENDING');
  return db
    .updateTable('bills')
    .set({ status: 'CANCELLED', updated_at: now })
    .where('user_id', '=', userId)
    .where((is) =>
      is.or([
        is.and([
          is('status', 'in', ['OPEN', 'REJECTED']),
          is.or([is('kind', '<>', 'order'), is('id', 'not in', seen)]),
        ]),
        is.and([is('status', '=', 'SUBMITTED'), is('kind', '=', 'joining')]),
      ]),
    )
    .returningAll()
    .execute();
}

/** Money of it may still come, or go back: not ended, seen within the minute, not delivered, or asked to be returned. */
const isUnderWay = sql<boolean>`(status in ('OPEN', 'SUBMITTED', 'REJECTED')
  or exists (select from bill_confirmations where bill_id = bills.id and bill_confirmations.state = 'PENDING')
  or exists (select from orders where bill_id = bills.id and (orders.state in ('PAID', 'SHIPPED')
    or exists (select from returns where order_id = orders.id and returns.state in ('ASKED', 'AGREED', 'SENT')))))`;

/** With what is under way, and what has ended with its payer's account: its money may be on its way. */
export async function keepLeaverAccount(
  db: Database,
  userId: string,
  account: string,
  ended: readonly string[],
): Promise<void> {
  await db
    .updateTable('bills')
    .set({ leaver_account: account })
    .where('user_id', '=', userId)
    .where(sql<boolean>`(${isUnderWay} or id = any(${ended}::text[]))`)
    .execute();
}

/**
 * Of bills that ended before: what comes later comes too late to know where it goes. A bill somebody has locked is left
 * to the next time: who sends several refunds locks the bills of all, and would wait here in a circle.
 */
export async function forgetLeaverAccounts(db: Database, before: Date): Promise<void> {
  const ended = db
    .selectFrom('bills')
    .select('id')
    .where('leaver_account', 'is not', null)
    .where('updated_at', '<', before)
    .where(sql<boolean>`not ${isUnderWay}`)
    .forNoKeyUpdate()
    .skipLocked();
  await db.updateTable('bills').set({ leaver_account: null }).where('id', 'in', ended).execute();
}
