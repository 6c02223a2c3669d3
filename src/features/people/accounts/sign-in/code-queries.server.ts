import { sql, type Insertable } from 'kysely';
import type { Database } from '#db/database.ts';
import type { Tables } from '#db/tables.ts';
import { codeTries } from '../account-limits.ts';

export async function insertCode(db: Database, code: Insertable<Tables['codes']>): Promise<void> {
  await db.insertInto('codes').values(code).execute();
}

interface CodeGuess {
  targetHash: string;
  purpose: string;
  /** The names under which whoever types it may have asked for it. */
  requesters: string[];
}

/**
 * Takes one of the five tries of a code before it is compared: a thousand guesses at once still get five. It is the
 * newest code this requester asked for; without one, the newest, whose tries for others are counted apart.
 */
export async function claimTry(db: Database, { targetHash, purpose, requesters }: CodeGuess, now: Date) {
  const own = sql<boolean>`requester = any(${requesters})`;
  const taken = await sql<{ id: string; code_hash: string; own: boolean }>`
    update codes
    set own_tries = own_tries + case when ${own} then 1 else 0 end, tries = tries + case when ${own} then 0 else 1 end
    where id = (
        select id from codes where target_hash = ${targetHash} and purpose = ${purpose}
        order by ${own} and expires_at > ${now} desc, created_at desc, id desc limit 1)
      and used_at is null and expires_at > ${now}
      and case when ${own} then own_tries < ${codeTries.own} else tries < ${codeTries.others} end
    returning id, code_hash, ${own} as own`.execute(db);
  return taken.rows[0];
}

/** A right code is not a guess: someone who mistypes the phone's code five times keeps the email's. */
export async function returnTry(db: Database, { id, own }: { id: string; own: boolean }): Promise<void> {
  if (own) await sql`update codes set own_tries = own_tries - 1 where id = ${id} and own_tries > 0`.execute(db);
  else await sql`update codes set tries = tries - 1 where id = ${id} and tries > 0`.execute(db);
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
