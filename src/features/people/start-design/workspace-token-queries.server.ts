import { sql, type Insertable } from 'kysely';
import type { Database } from '#db/database.ts';
import type { Tables } from '#db/tables.ts';

export async function insertWorkspaceToken(db: Database, token: Insertable<Tables['workspace_tokens']>): Promise<void> {
  await db.insertInto('workspace_tokens').values(token).execute();
}

/** Returns the row to exactly one caller; later ones find it used. */
export function redeemOnce(db: Database, tokenHash: string, userId: string | null, now: Date) {
  let query = db
    .updateTable('workspace_tokens')
    .set({ redeemed_at: now })
    .where('token_hash', '=', tokenHash)
    .where('redeemed_at', 'is', null)
    .where('expires_at', '>', now);
  if (userId !== null) query = query.where('user_id', '=', userId);
  return query.returning(['user_id', 'locale']).executeTakeFirst();
}

export function countRefusal(db: Database, tokenHash: string) {
  return db
    .updateTable('workspace_tokens')
    .set({ refused: sql<number>`refused + 1` })
    .where('token_hash', '=', tokenHash)
    .returning(['user_id', 'redeemed_at'])
    .executeTakeFirst();
}

export async function sweepWorkspaceTokens(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('workspace_tokens').where('expires_at', '<', before).execute();
}
