import { sql, type Insertable } from 'kysely';
import type { Database } from '#db/database.ts';
import type { Tables } from '#db/tables.ts';

const triesPerCode = 5;

export async function insertCode(db: Database, code: Insertable<Tables['codes']>): Promise<void> {
  await db.insertInto('codes').values(code).execute();
}

/** Takes one of the five tries of the newest code before it is compared: a thousand guesses at once still get five. */
export async function claimTry(db: Database, targetHash: string, purpose: string, now: Date) {
  const taken = await sql<{ id: string; code_hash: string }>`
    update codes set tries = tries + 1
    where id = (select id from codes where target_hash = ${targetHash} and purpose = ${purpose} order by created_at desc, id desc limit 1)
      and used_at is null and expires_at > ${now} and tries < ${triesPerCode}
    returning id, code_hash`.execute(db);
  return taken.rows[0];
}

/** A right code is not a guess: someone who mistypes the phone's code five times keeps the email's. */
export async function returnTry(db: Database, id: string): Promise<void> {
  await sql`update codes set tries = tries - 1 where id = ${id} and tries > 0`.execute(db);
}

/** True for exactly one of all who try. */
export async function useCode(db: Database, id: string, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('codes')
    .set({ used_at: now })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function sweepCodes(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('codes').where('expires_at', '<', before).execute();
}
