import { sql } from 'kysely';
import type { Database } from '#db/database.ts';
import { asPrepared } from '#db/prepared.ts';
import { unpaidStates } from '../order-states.ts';
import { lockName } from '#platform/named-lock-queries.server.ts';

/**
 * Serialises a person's placements until the transaction ends, locked before any stock, so that concurrent ones are
 * counted.
 */
export async function lockPlacement(db: Database, userId: string): Promise<void> {
  await lockName(db, `placing ${userId}`);
}

/** How many of each choice this person's unpaid orders hold; those of which they hold none are not among them. */
export async function unpaidQuantities(
  db: Database,
  userId: string,
  variantIds: readonly string[],
): Promise<Map<string, number>> {
  if (variantIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('orders')
    .modifyFront(asPrepared)
    .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
    .select(['variant_id', (held) => held.fn.sum('quantity').as('all')])
    .where('buyer_id', '=', userId)
    .where('state', 'in', [...unpaidStates])
    .where(sql<boolean>`variant_id = any(${variantIds}::text[])`)
    .groupBy('variant_id')
    .execute();
  return new Map(rows.map(({ variant_id, all }) => [variant_id!, Number(all)]));
}

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
