import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Database } from '#db/database.ts';
import type { Tables } from '#db/tables.ts';
import type { OrderRow } from '../order-queries.server.ts';
import { returnStepOf, type ReturnStep } from './return-states.ts';

export type ReturnRow = Selectable<Tables['returns']>;

/** False where one was requested before: once an order. */
export async function insertReturn(db: Database, row: Insertable<Tables['returns']>): Promise<boolean> {
  return (
    (await db
      .insertInto('returns')
      .values(row)
      .onConflict((conflict) => conflict.column('order_id').doNothing())
      .returning('order_id')
      .executeTakeFirst()) !== undefined
  );
}

export function findReturn(db: Database, orderId: string): Promise<ReturnRow | undefined> {
  return db.selectFrom('returns').selectAll().where('order_id', '=', orderId).executeTakeFirst();
}

/** One step, for one of those who try at once; undefined for the others. */
export function moveReturn(
  db: Database,
  orderId: string,
  step: ReturnStep,
  change: Updateable<Tables['returns']>,
): Promise<ReturnRow | undefined> {
  const { from, to } = returnStepOf(step);
  return db
    .updateTable('returns')
    .set({ ...change, state: to })
    .where('order_id', '=', orderId)
    .where('state', 'in', [...from])
    .returningAll()
    .executeTakeFirst();
}

/** Agreed so long ago that they lapse, with their orders. */
export function unsentReturns(db: Database, agreedBefore: Date, most: number): Promise<OrderRow[]> {
  return db
    .selectFrom('returns')
    .innerJoin('orders', 'orders.id', 'returns.order_id')
    .selectAll('orders')
    .where('returns.state', '=', 'AGREED')
    .where('returns.updated_at', '<=', agreedBefore)
    .orderBy('returns.updated_at')
    .limit(most)
    .execute();
}
