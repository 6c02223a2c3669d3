import type { Insertable } from 'kysely';
import type { Database } from '#db/database.ts';
import type { Tables } from '#db/tables.ts';

export async function insertHandover(db: Database, row: Insertable<Tables['design_handovers']>): Promise<void> {
  await db.insertInto('design_handovers').values(row).execute();
}

/** Returns the row to exactly one caller. */
export function takeHandover(db: Database, tokenHash: string, now: Date) {
  return db
    .updateTable('design_handovers')
    .set({ taken_at: now })
    .where('token_hash', '=', tokenHash)
    .where('taken_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['design_id', 'user_id'])
    .executeTakeFirst();
}

export async function sweepHandovers(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('design_handovers').where('expires_at', '<', before).execute();
}
