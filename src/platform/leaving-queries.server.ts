import type { Database } from '#db/database.ts';
import { statement } from '#db/statement.ts';
import { lockName } from '#platform/named-lock-queries.server.ts';

/**
 * Until the transaction ends the account stays: whoever leaves at the same time waits, and takes along what is written
 * here. False where they have left. Before anything else is locked; by a name of its own, for the account's row is
 * locked by others too, after what is theirs.
 */
export async function holdAccount(db: Database, userId: string): Promise<boolean> {
  const [found] = await hold(db, [heldName(userId), userId]);
  return found?.here === true;
}

const hold = statement<{ here: boolean }>('select hold_account($1, $2) as here');

/**
 * The same of whoever writes: their roles as they are now. Undefined where they have left, are suspended, or have ended
 * the session they write in: all of which may have happened while they waited for their turn.
 */
export async function holdWriter(
  db: Database,
  { id, userId }: { id: string; userId: string },
): Promise<{ roles: string[] } | undefined> {
  return (await standing(db, [heldName(userId), userId, id]))[0];
}

const standing = statement<{ roles: string[] }>('select roles from hold_writer($1, $2, $3)');

/** Of whoever leaves, the first thing: nothing is written on their behalf from now on. */
export async function lockAccount(db: Database, userId: string): Promise<void> {
  await lockName(db, heldName(userId));
}

/** What an account is held by. */
export function heldName(userId: string): string {
  return `account:${userId}`;
}
