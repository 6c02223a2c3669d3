import type { Database } from '#db/database.ts';
import { signAccessToken } from '#features/people/accounts/sessions/tokens.server.ts';
import { newId } from '#lib/id.ts';
import { deriveKeys } from '#platform/keys.server.ts';

/**
 * Somebody who may design, signed in at as many windows as wanted: straight into the database of a running server, for
 * drivers that begin again and again and are not about signing in.
 */
export async function windowTokens(
  db: Database,
  { person, secret, windows }: { person: string; secret: string; windows: number },
): Promise<string[]> {
  const now = new Date();
  const until = new Date(now.getTime() + 30 * 86_400_000);
  const email = `${person}@mail.example`;
  await db
    .insertInto('users')
    .values({
      id: person,
      email,
      nickname: 'Lan',
      password_hash: '',
      locale: 'vi',
      trial_ends_at: until,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const sessions = Array.from({ length: windows }, () => newId('s', now));
  await db
    .insertInto('sessions')
    .values(
      sessions.map((id) => ({
        id,
        user_id: person,
        rotated_at: now,
        device_hash: '',
        user_agent: '',
        address: '127.0.0.1',
        created_at: now,
        last_seen_at: now,
        expires_at: until,
      })),
    )
    .execute();
  return Promise.all(sessions.map((sid) => signAccessToken(deriveKeys(secret), { sub: person, sid, email }, now)));
}
