import type { Database } from '#db/database.ts';
import { storedPayeeAccount, type SendRefund } from '#features/trade/payments/refund.ts';

/** The account the window of a refund shows: what its payer has named by now. */
export async function shownAccountOf({ db }: { db: Database }, refundId: string): Promise<SendRefund['account']> {
  const row = await db.selectFrom('refunds').select('account').where('id', '=', refundId).executeTakeFirst();
  const named = storedPayeeAccount.safeParse(row?.account).data;
  return named ? { bin: named.bin, account: named.account } : null;
}
