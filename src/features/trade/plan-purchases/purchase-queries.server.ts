import type { Insertable, Selectable } from 'kysely';
import type { Database } from '#db/database.ts';
import type { Tables } from '#db/tables.ts';

export type PurchaseRow = Selectable<Tables['plan_purchases']>;
export type PurchaseState = 'open' | 'submitted' | 'paid' | 'cancelled';

export async function insertPurchase(db: Database, row: Insertable<Tables['plan_purchases']>): Promise<PurchaseRow> {
  return db.insertInto('plan_purchases').values(row).returningAll().executeTakeFirstOrThrow();
}

/** The purchase waiting for its money, or for confirmation. */
export function livingPurchase(db: Database, userId: string): Promise<PurchaseRow | undefined> {
  return db
    .selectFrom('plan_purchases')
    .selectAll()
    .where('user_id', '=', userId)
    .where('state', 'in', ['open', 'submitted'])
    .executeTakeFirst();
}

export function ownPurchase(db: Database, userId: string, id: string): Promise<PurchaseRow | undefined> {
  return db
    .selectFrom('plan_purchases')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** From one state to another, for exactly one caller. */
export function stepPurchase(
  db: Database,
  id: string,
  from: PurchaseState,
  change: { state: PurchaseState; updated_at: Date; pay_by?: Date; bill_id?: string },
): Promise<PurchaseRow | undefined> {
  return db
    .updateTable('plan_purchases')
    .set(change)
    .where('id', '=', id)
    .where('state', '=', from)
    .returningAll()
    .executeTakeFirst();
}

/** Purchases not paid in time. */
export function latePurchases(db: Database, now: Date): Promise<PurchaseRow[]> {
  return db
    .selectFrom('plan_purchases')
    .selectAll()
    .where('state', '=', 'open')
    .where('pay_by', '<=', now)
    .orderBy('pay_by')
    .limit(500)
    .execute();
}
