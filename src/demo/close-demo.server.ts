import type { Database } from '#db/database.ts';
import { suspendDemoUsers } from '#features/people/accounts/sign-in/demo-queries.server.ts';
import type { Clock } from '#platform/clock.ts';

/** Where the demo is off its accounts must not work: their password is public, and one of them is an admin. */
export async function closeDemo(db: Database, clock: Clock): Promise<void> {
  await suspendDemoUsers(db, clock.now());
}
