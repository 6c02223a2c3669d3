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

/** The same for several at once, without waiting: answers with those it shares. */
export async function tryShareNames(
  db: Database,
  of: readonly string[],
  nameOf: (one: string) => string,
): Promise<string[]> {
  const { rows } = await sql<{
    one: string;
  }>`select one from unnest(${of}::text[], ${of.map(nameOf)}::text[]) as asked (one, name)
    where pg_try_advisory_xact_lock_shared(hashtextextended(name, 0))`.execute(db);
  return rows.map(({ one }) => one);
}
