import type { Database } from '#db/database.ts';
import { statement } from '#db/statement.ts';

/** Where people transfer to. `bin` are the bank's six digits at NAPAS. */
export interface TransferAccount {
  bin: string;
  bank: string;
  account: string;
  holder: string;
}

/** The account in force. Null until an operator has set one: then no payment can be requested. */
export async function readBank(db: Database, now: Date): Promise<TransferAccount | null> {
  return (await inForce(db, [now]))[0] ?? null;
}

const inForce = statement<TransferAccount>(`select bin, bank, account, holder from platform_accounts
  where stopped_at is null and effective_at <= $1 order by id desc limit 1`);
