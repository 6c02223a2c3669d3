import { sql, type Insertable } from 'kysely';
import type { Database } from '#db/database.ts';
import type { Tables } from '#db/tables.ts';

export async function insertHandover(db: Database, row: Insertable<Tables['design_handovers']>): Promise<void> {
  await db.insertInto('design_handovers').values(row).execute();
}

/** The row of a token that is still good, without taking it. */
export function findHandover(db: Database, tokenHash: string, now: Date) {
  return db
    .selectFrom('design_handovers')
    .select(['design_id', 'user_id'])
    .where('token_hash', '=', tokenHash)
    .where('taken_at', 'is', null)
    .where('expires_at', '>', now)
    .where(isOfLivingSession(now))
    .executeTakeFirst();
}

/** True for exactly one caller. */
export async function takeHandover(db: Database, tokenHash: string, now: Date): Promise<boolean> {
  const taken = await db
    .updateTable('design_handovers')
    .set({ taken_at: now })
    .where('token_hash', '=', tokenHash)
    .where('taken_at', 'is', null)
    .where('expires_at', '>', now)
    .where(isOfLivingSession(now))
    .returning('design_id')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Of the way into the workspace it came with. */
function isOfLivingSession(now: Date) {
  return sql<boolean>`exists (select from workspace_tokens t join sessions s on s.id = t.session_id
    where t.token_hash = design_handovers.token_hash and s.revoked_at is null and s.expires_at > ${now})`;
}

export async function sweepHandovers(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('design_handovers').where('expires_at', '<', before).execute();
}
