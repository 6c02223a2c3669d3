import type { Database } from '#db/database.ts';

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

/**
 * Amounts stay, texts are deleted, and nothing can be paid any more. Receipts under review stay: the money may have
 * arrived.
 */
export async function forgetBills(db: Database, userId: string, now: Date): Promise<void> {
  await db.updateTable('receipts').set({ remark: '' }).where('user_id', '=', userId).execute();
  await db
    .updateTable('bills')
    .set({ status: 'CANCELLED', updated_at: now })
    .where('user_id', '=', userId)
    .where('status', 'in', ['OPEN', 'REJECTED'])
    .execute();
}
