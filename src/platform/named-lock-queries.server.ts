import { sql } from 'kysely';
import type { Database } from '#db/database.ts';

/** Until the transaction ends, whoever asks for the same name waits: for what has no row of its own to lock. */
export async function lockName(db: Database, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(db);
}
