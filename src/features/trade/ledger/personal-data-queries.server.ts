import { sql } from 'kysely';
import type { Database } from '#db/database.ts';

/** What we owe a seller. */
export function openBalance(db: Database, userId: string): Promise<{ balance: number }> {
  return db
    .selectFrom('ledger_postings')
    .innerJoin('merchants', (join) => join.on(sql<boolean>`account = 'merchant:' || merchants.id`))
    .select(sql<number>`coalesce(-sum(amount), 0)::bigint`.as('balance'))
    .where('merchants.user_id', '=', userId)
    .executeTakeFirstOrThrow();
}
