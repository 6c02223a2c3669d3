import { sql, type RawBuilder } from 'kysely';
import type { Database } from '#db/database.ts';
import { asPrepared } from '#db/prepared.ts';

/** Returns of a shop that wait for an answer, the longest waiting first. */
export function waitingReturns(db: Database, merchantId: string): Promise<{ id: string; number: string }[]> {
  return db
    .selectFrom('returns')
    .modifyFront(asPrepared)
    .innerJoin('orders', 'orders.id', 'order_id')
    .select(['orders.id', 'number'])
    .where('merchant_id', '=', merchantId)
    .where(waitsForSeller)
    .orderBy('returns.updated_at')
    .limit(mostWaitingReturns)
    .execute();
}

const mostWaitingReturns = 50;

/** Of a return: to be answered, or on its way back to the seller. A part goes the other way and waits for the buyer. */
export const waitsForSeller = sql<boolean>`(returns.state = 'ASKED' or (returns.state = 'SENT' and returns.kind <> 'part'))`;

/** How much waits for somebody on each side of their orders; of that, how many returns. */
export type WaitingOrders = Record<'bought' | 'sold', { all: number; returns: number }>;

export async function waitingOrders(db: Database, userId: string): Promise<WaitingOrders> {
  const found = await sql<Record<'bought' | 'to_send' | 'sold' | 'to_answer', string>>`
    select (select count(*) from orders where buyer_id = ${userId}
        and state in ('PENDING_PAYMENT', 'RECEIPT_REJECTED')) as bought,
      (select count(*) from returns join orders on orders.id = returns.order_id
        where buyer_id = ${userId}
        and (returns.state = 'AGREED' or (returns.state = 'SENT' and returns.kind = 'part'))) as to_send,
      ${waitingSales(userId)} as sold,
      (select count(*) from returns join orders on orders.id = returns.order_id
        join merchants on merchants.id = merchant_id
        where user_id = ${userId} and ${waitsForSeller}) as to_answer`.execute(db);
  const [row] = found.rows;
  const [toSend, toAnswer] = [Number(row?.to_send), Number(row?.to_answer)];
  return {
    bought: { all: Number(row?.bought) + toSend, returns: toSend },
    sold: { all: Number(row?.sold), returns: toAnswer },
  };
}

/** Orders of this person's shop to ship, and returns to answer, as an expression. */
export function waitingSales(userId: string): RawBuilder<number> {
  const shop = sql`(select id from merchants where user_id = ${userId})`;
  return sql<number>`((select count(*) from orders where merchant_id = ${shop} and state = 'PAID')
    + (select least(count(*), ${sql.lit(mostWaitingReturns)}) from returns join orders on orders.id = returns.order_id
    where merchant_id = ${shop} and ${waitsForSeller}))`;
}
