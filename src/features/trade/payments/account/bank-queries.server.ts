import type { Insertable } from 'kysely';
import type { Database } from '#db/database.ts';
import { statement } from '#db/statement.ts';
import type { Tables } from '#db/tables.ts';
import { bankAccount, type BankAccount } from '../bank.ts';
import { lockName } from '#platform/named-lock-queries.server.ts';

/** The account that was first shown on a bill; null before. */
export async function shownAccount(db: Database, billId: string): Promise<BankAccount | null> {
  const row = await db.selectFrom('bills').select('account').where('id', '=', billId).executeTakeFirst();
  return bankAccount.safeParse(row?.account).data ?? null;
}

/** Of two who open it at once the first counts; answers the account that stays. */
export async function storeShownAccount(db: Database, billId: string, shown: BankAccount): Promise<BankAccount> {
  const stored = await storeAccount(db, [billId, JSON.stringify(shown)]);
  return stored.length > 0 ? shown : ((await shownAccount(db, billId)) ?? shown);
}

const storeAccount = statement('update bills set account = $2 where id = $1 and account is null returning id');

/** The last changes, the newest first: enough to hold the one in force, since only one waits at a time. */
export function accountChanges(db: Database) {
  return db
    .selectFrom('platform_accounts')
    .leftJoin('users', 'users.id', 'platform_accounts.changed_by')
    .selectAll('platform_accounts')
    .select('users.nickname')
    .where('stopped_at', 'is', null)
    .orderBy('platform_accounts.id', 'desc')
    .limit(2)
    .execute();
}

export async function lastAccountChange(db: Database): Promise<number> {
  const row = await db
    .selectFrom('platform_accounts')
    .select((max) => max.fn.max('id').as('id'))
    .executeTakeFirst();
  return row?.id ?? 0;
}

export function findAccountChange(db: Database, id: number) {
  return db.selectFrom('platform_accounts').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function insertAccountChange(db: Database, row: Insertable<Tables['platform_accounts']>): Promise<void> {
  await db.insertInto('platform_accounts').values(row).execute();
}

/** False where it was stopped before or has taken effect. */
export async function stopAccountChange(db: Database, id: number, by: string, now: Date): Promise<boolean> {
  const stopped = await db
    .updateTable('platform_accounts')
    .set({ stopped_by: by, stopped_at: now })
    .where('id', '=', id)
    .where('stopped_at', 'is', null)
    .where('effective_at', '>', now)
    .executeTakeFirst();
  return stopped.numUpdatedRows > 0n;
}

/** Until the transaction ends: of two who change it at once, the second sees the first's change. */
export async function lockAccountChanges(db: Database): Promise<void> {
  await lockName(db, 'platform account');
}
