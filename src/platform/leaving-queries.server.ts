import type { Database } from '#db/database.ts';
import { lockName, shareName, tryShareNames } from '#platform/named-lock-queries.server.ts';

/**
 * Until the transaction ends the account stays: whoever leaves at the same time waits, and takes along what is written
 * here. False where they have left. Before anything else is locked; by a name of its own, for the account's row is
 * locked by others too, after what is theirs.
 */
export async function holdAccount(db: Database, userId: string): Promise<boolean> {
  await shareName(db, nameOf(userId));
  // A statement of its own: it sees what was committed while the one before waited.
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('status', '<>', 'deleted')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * The same of whoever writes: their roles as they are now. Undefined where they have left, are suspended, or have ended
 * the session they write in: all of which may have happened while they waited for their turn.
 */
export async function holdWriter(
  db: Database,
  { id, userId }: { id: string; userId: string },
): Promise<{ roles: string[] } | undefined> {
  await shareName(db, nameOf(userId));
  return db
    .selectFrom('users')
    .select('roles')
    .where('id', '=', userId)
    .where('status', '=', 'active')
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('sessions').select('id').where('id', '=', id).where('revoked_at', 'is not', null))),
    )
    .executeTakeFirst();
}

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
