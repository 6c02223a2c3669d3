import { sql } from 'kysely';
import type { Database } from '#db/database.ts';
import type { OrderRow } from './order-queries.server.ts';
import { openReturnStates } from './returns/return-states.ts';

/** Bills of orders that were not paid in time, or whose buyer has left and will not pay. */
export async function overdueBills(
  db: Database,
  now: Date,
  { most, tried }: { most: number; tried: readonly string[] },
): Promise<string[]> {
  const rows = await db
    .selectFrom('orders')
    .select(['bill_id', (of) => of.fn.min('pay_by').as('since')])
    .where('state', 'in', ['PENDING_PAYMENT', 'RECEIPT_REJECTED'])
    .where((is) =>
      is.or([
        is('pay_by', '<=', now),
        is('buyer_id', 'in', is.selectFrom('users').select('id').where('status', '=', 'deleted')),
      ]),
    )
    .where(sql<boolean>`bill_id <> all(${tried}::text[])`)
    .groupBy('bill_id')
    .orderBy('since')
    .limit(most)
    .execute();
  return rows.map(({ bill_id }) => bill_id);
}

/** What is reported as damaged or missing waits for its answer instead. */
export function ordersToComplete(
  db: Database,
  now: Date,
  { most, tried }: { most: number; tried: readonly string[] },
): Promise<OrderRow[]> {
  return db
    .selectFrom('orders')
    .selectAll()
    .where('state', '=', 'SHIPPED')
    .where('complete_by', '<=', now)
    .where(sql<boolean>`id <> all(${tried}::text[])`)
    .where('id', 'not in', (from) =>
      from
        .selectFrom('returns')
        .select('order_id')
        .where('state', 'in', [...openReturnStates]),
    )
    .orderBy('complete_by')
    .limit(most)
    .execute();
}
