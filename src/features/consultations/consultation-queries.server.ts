import type { Insertable } from 'kysely';
import type { Database } from '#db/database.ts';
import type { Tables } from '#db/tables.ts';

export async function insertConsultation(db: Database, row: Insertable<Tables['consultations']>): Promise<void> {
  await db.insertInto('consultations').values(row).execute();
}
