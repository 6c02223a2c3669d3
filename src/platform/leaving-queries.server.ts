import type { Database } from '#db/database.ts';
import { statement } from '#db/statement.ts';
import { lockName, shareName, tryShareNames } from '#platform/named-lock-queries.server.ts';

/**
 * Until the transaction ends the account stays: whoever leaves at the same time waits, and takes along what is written
 * here. False where they have left. Before anything else is locked; by a name of its own, for the account's row is
 * locked by others too, after what is theirs.
 */
export async function holdAccount(db: Database, userId: string): Promise<boolean> {
  await shareName(db, nameOf(userId));
  // A statement of its own: it sees what was committed while the one before waited.
  return (await here(db, [userId])).length > 0;
}

const here = statement(`select id from users where id = $1 and status <> 'deleted'`);

/**
 * The same of whoever writes: their roles as they are now. Undefined where they have left, are suspended, or have ended
 * the session they write in: all of which may have happened while they waited for their turn.
 */
export async function holdWriter(
  db: Database,
  { id, userId }: { id: string; userId: string },
): Promise<{ roles: string[] } | undefined> {
  await shareName(db, nameOf(userId));
  return (await standing(db, [userId, id]))[0];
}

const standing = statement<{ roles: string[] }>(`select roles from users where id = $1 and status = 'active'
  and not exists (select from sessions where id = $2 and revoked_at is not null)`);

/**
 * Of these accounts, those that stay until the transaction ends, in the middle of it: whoever is just leaving is not
 * waited for, for they may wait for what this transaction has locked, and is not among them.
 */
export async function holdAccountsNow(db: Database, userIds: readonly string[]): Promise<string[]> {
  return tryShareNames(db, userIds, nameOf);
}

/** Of whoever leaves, the first thing: nothing is written on their behalf from now on. */
export async function lockAccount(db: Database, userId: string): Promise<void> {
  await lockName(db, nameOf(userId));
}

function nameOf(userId: string): string {
  return `account:${userId}`;
}
