import type { Database } from '#db/database.ts';
import { suspendDemoUsers } from '#features/people/accounts/sign-in/demo-queries.server.ts';
import type { Clock } from '#platform/clock.ts';

/**
 * Where the demo is off its accounts open nothing: their password is printed for everyone, and one of them is an admin.
 */
export async function closeDemo(db: Database, clock: Clock): Promise<void> {
  await suspendDemoUsers(db, clock.now());
}
