import type { Database } from '#db/database.ts';
import { statement } from '#db/statement.ts';

const lock = statement('select pg_advisory_xact_lock(hashtextextended($1, 0))');
const share = statement('select pg_advisory_xact_lock_shared(hashtextextended($1, 0))');
const tryShare = statement<{ one: string }>(`select one from unnest($1::text[], $2::text[]) as asked (one, name)
  where pg_try_advisory_xact_lock_shared(hashtextextended(name, 0))`);

/** Until the transaction ends, whoever asks for the same name waits: for what has no row of its own to lock. */
export async function lockName(db: Database, name: string): Promise<void> {
  await lock(db, [name]);
}

/** The same together with others who share it: only who locks the name waits, and is waited for. */
export async function shareName(db: Database, name: string): Promise<void> {
  await share(db, [name]);
}

/** The same for several at once, without waiting: answers with those it shares. */
export async function tryShareNames(
  db: Database,
  of: readonly string[],
  nameOf: (one: string) => string,
): Promise<string[]> {
  return (await tryShare(db, [of, of.map(nameOf)])).map(({ one }) => one);
}
