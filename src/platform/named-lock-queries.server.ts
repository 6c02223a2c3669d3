import type { Database } from '#db/database.ts';
import { statement } from '#db/statement.ts';

const lock = statement('select pg_advisory_xact_lock(hashtextextended($1, 0))');

/** Until the transaction ends, whoever asks for the same name waits: for what has no row of its own to lock. */
export async function lockName(db: Database, name: string): Promise<void> {
  await lock(db, [name]);
}
