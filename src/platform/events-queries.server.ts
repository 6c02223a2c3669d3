import { sql } from 'kysely';
import type { Database } from '#db/database.ts';

/** Inside a transaction it leaves with the commit, or not at all. */
export async function notify(db: Database, channel: string, payload: string): Promise<void> {
  await sql`select pg_notify(${channel}, ${payload})`.execute(db);
}
