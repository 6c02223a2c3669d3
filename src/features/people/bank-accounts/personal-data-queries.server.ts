import type { Database } from '#db/database.ts';

/** A seller's bank account; no payouts once they are gone. */
export async function bankAccountKeptFor(db: Database, userId: string) {
  return (
    (await db
      .selectFrom('bank_accounts')
      .select(['bin', 'account', 'holder'])
      .where('user_id', '=', userId)
      .executeTakeFirst()) ?? null
  );
}

export async function forgetBankAccount(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('bank_accounts').where('user_id', '=', userId).execute();
}
