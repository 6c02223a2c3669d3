import type { Database } from '#db/database.ts';
import { bankAccount, type BankAccount } from './bank.ts';

/** Null until an operator has set one, or where it does not parse: then no payment can be requested. */
export async function readBank(db: Database): Promise<BankAccount | null> {
  const row = await db.selectFrom('settings').select('value').where('key', '=', 'bank').executeTakeFirst();
  return bankAccount.safeParse(row?.value).data ?? null;
}
