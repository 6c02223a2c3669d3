import { sql } from 'kysely';
import type { Database } from '#db/database.ts';

/** What others still wait for from a seller, or we owe them. */
export interface OpenDealings {
  balance: number;
  sales: number;
  returns: number;
  designs: number;
}

/** Locks the shop: no payout and no new order while its owner leaves. */
export async function openDealings(db: Database, userId: string): Promise<OpenDealings> {
  await db.selectFrom('merchants').select('id').where('user_id', '=', userId).forUpdate().execute();
  const { rows } = await sql<OpenDealings>`
    select
      coalesce((select -sum(amount) from ledger_postings join merchants on account = 'merchant:' || merchants.id where user_id = ${userId}), 0)::bigint as balance,
      (select count(*) from orders join merchants on merchants.id = merchant_id where user_id = ${userId} and state in ('PENDING_PAYMENT', 'RECEIPT_SUBMITTED', 'RECEIPT_REJECTED', 'PAID', 'SHIPPED'))::int as sales,
      (select count(*) from returns join orders on orders.id = order_id join merchants on merchants.id = merchant_id where user_id = ${userId} and returns.state in ('ASKED', 'AGREED', 'SENT'))::int as returns,
      (select count(*) from design_orders join designers on designers.id = designer_id where user_id = ${userId} and state in ('SENT', 'ACCEPTED', 'IN_PROGRESS', 'DELIVERED'))::int as designs`.execute(
    db,
  );
  return rows[0]!;
}
