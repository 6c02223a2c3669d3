import type { Insertable } from 'kysely';
import type { Database } from '#db/database.ts';
import { asPrepared } from '#db/prepared.ts';
import type { Tables } from '#db/tables.ts';

/** The stand-in for the outside world while a channel is not configured (PRODUCT D4). */
export async function insertLocalMessage(db: Database, message: Insertable<Tables['local_messages']>): Promise<void> {
  await db.insertInto('local_messages').values(message).modifyEnd(asPrepared).execute();
}

export async function localMessages(db: Database, recipient: string | null) {
  let query = db.selectFrom('local_messages').selectAll().orderBy('id', 'desc').limit(50);
  if (recipient !== null) query = query.where('recipient', '=', recipient);
  return query.execute();
}
