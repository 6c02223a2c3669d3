import { sql, type Insertable, type Selectable } from 'kysely';
import type { Database } from '#db/database.ts';
import { prepared } from '#db/prepared.ts';
import { singleRow } from '#db/single-row.ts';
import type { Tables } from '#db/tables.ts';
import type { Term } from '#features/people/plans/timeline.ts';

export type PurchaseRow = Selectable<Tables['plan_purchases']>;
export type PurchaseState = 'open' | 'submitted' | 'paid' | 'cancelled';

export async function insertPurchase(db: Database, row: Insertable<Tables['plan_purchases']>): Promise<PurchaseRow> {
  return db.insertInto('plan_purchases').values(row).returningAll().executeTakeFirstOrThrow();
}

/** All a person's plan is told from; moments are texts, as they come out of JSON. */
interface PlanFacts {
  trial_ends_at: Date | null;
  terms: (Omit<Term, 'startsAt' | 'endsAt'> & { startsAt: string; endsAt: string })[];
  counters: { quota: string; period: string; used: number; granted: number }[];
  purchase: string | null;
}

/** In one statement: it is asked with every page of a dashboard. */
export async function planFacts(db: Database, userId: string): Promise<PlanFacts> {
  const found = await prepared(
    sql<PlanFacts>`select (select trial_ends_at from users where id = ${userId}) as trial_ends_at,
      coalesce((select json_agg(json_build_object('id', id, 'level', level, 'startsAt', starts_at, 'endsAt', ends_at,
        'anchor', anchor, 'value', value, 'origin', origin) order by starts_at, id) from plan_terms where user_id = ${userId}),
        '[]') as terms,
      coalesce((select json_agg(json_build_object('quota', quota, 'period', period, 'used', used, 'granted', granted))
        from quota_counters where user_id = ${userId}), '[]') as counters,
      (select id from plan_purchases where user_id = ${userId} and state in ('open', 'submitted') limit 1) as purchase`,
  ).execute(db);
  return singleRow(found);
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
export function latePurchases(db: Database, now: Date, tried: readonly string[]): Promise<PurchaseRow[]> {
  return db
    .selectFrom('plan_purchases')
    .selectAll()
    .where('state', '=', 'open')
    .where('pay_by', '<=', now)
    .where(sql<boolean>`id <> all(${tried}::text[])`)
    .orderBy('pay_by')
    .limit(500)
    .execute();
}
