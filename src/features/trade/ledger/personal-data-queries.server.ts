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

/** Where they were paid. */
export async function payoutAccountsKeptFor(db: Database, userId: string) {
  const rows = await db
    .selectFrom('payout_accounts')
    .innerJoin('ledger_entries', 'ledger_entries.id', 'entry_id')
    .select(['entry_id as id', 'bin', 'account', 'holder', 'at'])
    .where('user_id', '=', userId)
    .orderBy('entry_id')
    .execute();
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
}

/** An account is needed as long as there is somebody to answer to. */
export async function forgetPayoutAccounts(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('payout_accounts').where('user_id', '=', userId).execute();
}
