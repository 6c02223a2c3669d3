import { sql } from 'kysely';
import type { Database } from './database.ts';

export async function isReachable(db: Database): Promise<boolean> {
  return (await sql`select 1`.execute(db)).rows.length === 1;
}
