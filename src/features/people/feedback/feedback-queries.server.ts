import type { Insertable } from 'kysely';
import type { Database } from '#db/database.ts';
import type { Tables } from '#db/tables.ts';

/** How feedback was settled, and by which admin. */
export interface SettledFeedback {
  status: 'answered' | 'closed';
  answer: string | null;
  by: string;
  at: Date;
}

export async function insertFeedback(db: Database, row: Insertable<Tables['feedback']>): Promise<void> {
  await db.insertInto('feedback').values(row).execute();
}

/** Only open items: of two who answer at once only the first answer is sent. */
export async function settleFeedback(db: Database, id: string, settled: SettledFeedback): Promise<boolean> {
  const changed = await db
    .updateTable('feedback')
    .set({
      status: settled.status,
      answer: settled.answer,
      answered_by: settled.by,
      answered_at: settled.at,
      updated_at: settled.at,
    })
    .where('id', '=', id)
    .where('status', '=', 'open')
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}
