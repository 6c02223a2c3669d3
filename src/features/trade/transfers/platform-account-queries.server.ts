import type { Database } from '#db/database.ts';

/** Where people transfer to. `bin` are the bank's six digits at NAPAS. */
export interface TransferAccount {
  bin: string;
  bank: string;
  account: string;
  holder: string;
}

/** The account in force. Null until an operator has set one: then no payment can be requested. */
export async function readBank(db: Database, now: Date): Promise<TransferAccount | null> {
  return (
    (await db
      .selectFrom('platform_accounts')
      .select(['bin', 'bank', 'account', 'holder'])
      .where('stopped_at', 'is', null)
      .where('effective_at', '<=', now)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()) ?? null
  );
}
