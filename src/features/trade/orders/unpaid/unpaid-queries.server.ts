import type { Database } from '#db/database.ts';
import { unpaidStates } from '../order-states.ts';
import { lockName } from '#platform/named-lock-queries.server.ts';

/**
 * Serialises a person's placements until the transaction ends, locked before any stock, so that concurrent ones are
 * counted.
 */
export async function lockPlacement(db: Database, userId: string): Promise<void> {
  await lockName(db, `placing ${userId}`);
}

/** How many of one choice this person's unpaid orders hold. */
export async function unpaidQuantity(db: Database, userId: string, variantId: string): Promise<number> {
  const row = await db
    .selectFrom('orders')
    .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
    .select((held) => held.fn.sum('quantity').as('all'))
    .where('buyer_id', '=', userId)
    .where('state', 'in', [...unpaidStates])
    .where('variant_id', '=', variantId)
    .executeTakeFirstOrThrow();
  return Number(row.all ?? 0);
}
