import { sql } from 'kysely';
import type { Database } from '#db/database.ts';

/** What we owe a seller; below zero, what they owe us. */
export async function openBalance(db: Database, userId: string): Promise<{ shop: string | null; balance: number }> {
  const row = await db
    .selectFrom('ledger_postings')
    .innerJoin('merchants', (join) => join.on(sql<boolean>`account = 'merchant:' || merchants.id`))
    .select(['merchants.id as shop', sql<number>`(-sum(amount))::bigint`.as('balance')])
    .where('merchants.user_id', '=', userId)
    .groupBy('merchants.id')
    .executeTakeFirst();
  return row ?? { shop: null, balance: 0 };
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
