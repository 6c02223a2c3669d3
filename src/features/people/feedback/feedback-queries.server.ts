import type { Insertable } from 'kysely';
import type { Database } from '#db/database.ts';
import type { Tables } from '#db/tables.ts';

export async function insertFeedback(db: Database, row: Insertable<Tables['feedback']>): Promise<void> {
  await db.insertInto('feedback').values(row).execute();
}
