import { sql } from 'kysely';
import type { Database } from '#db/database.ts';

/** Until the transaction ends, whoever asks for the same name waits: for what has no row of its own to lock. */
export async function lockName(db: Database, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(db);
}

/** The same together with others who share it: only who locks the name waits, and is waited for. */
export async function shareName(db: Database, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(hashtextextended(${name}, 0))`.execute(db);
}
