import { sql } from 'kysely';
import type { Database } from '#db/database.ts';
import type { OrderRow } from '../order-queries.server.ts';
import { openReturnStates } from '../returns/return-states.ts';

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
