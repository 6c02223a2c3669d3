import { sql, type ExpressionBuilder, type Insertable } from 'kysely';
import type { Database } from '#db/database.ts';
import type { Tables } from '#db/tables.ts';

export async function insertWorkspaceToken(db: Database, token: Insertable<Tables['workspace_tokens']>): Promise<void> {
  await db.insertInto('workspace_tokens').values(token).execute();
}

/** Returns the row to exactly one caller; later ones find it used. It ends with the session it came from. */
export function redeemOnce(db: Database, tokenHash: string, userId: string | null, now: Date) {
  let query = db
    .updateTable('workspace_tokens')
    .set({ redeemed_at: now })
    .where('token_hash', '=', tokenHash)
    .where('redeemed_at', 'is', null)
    .where('expires_at', '>', now)
    .where('session_id', 'in', (from) => livingSessions(from, now));
  if (userId !== null) query = query.where('user_id', '=', userId);
  return query.returning(['user_id', 'locale']).executeTakeFirst();
}

function livingSessions(from: ExpressionBuilder<Tables, 'workspace_tokens'>, now: Date) {
  return from.selectFrom('sessions').select('id').where('revoked_at', 'is', null).where('expires_at', '>', now);
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
