import type { Selectable } from 'kysely';
import type { Database } from '#db/database.ts';
import { asPrepared } from '#db/prepared.ts';
import type { Tables } from '#db/tables.ts';
import type { BankAccountForm } from './bank-account.ts';

export type BankAccountRow = Selectable<Tables['bank_accounts']>;

export function findBankAccount(db: Database, userId: string): Promise<BankAccountRow | undefined> {
  return db.selectFrom('bank_accounts').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

/** As it is once whoever is changing it has finished; it stays so until this transaction ends. */
export function lockBankAccount(db: Database, userId: string): Promise<BankAccountRow | undefined> {
  return db
    .selectFrom('bank_accounts')
    .modifyFront(asPrepared)
    .select(['user_id', 'bin', 'account', 'holder', 'created_at', 'updated_at'])
    .where('user_id', '=', userId)
    .forShare()
    .executeTakeFirst();
}

export function upsertBankAccount(
  db: Database,
  userId: string,
  form: BankAccountForm,
  now: Date,
): Promise<BankAccountRow> {
  return db
    .insertInto('bank_accounts')
    .values({ user_id: userId, ...form, created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ ...form, updated_at: now }))
    .returningAll()
    .executeTakeFirstOrThrow();
}
