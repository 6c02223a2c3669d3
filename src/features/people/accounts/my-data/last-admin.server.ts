import type { Database } from '#db/database.ts';
import { AppError } from '#lib/errors.ts';
import { countAdmins } from './last-admin-queries.server.ts';

export { lockAdmins } from './last-admin-queries.server.ts';

/** One admin always remains: without one nobody could give the role again. Requires the lock of admins. */
export async function requireRemainingAdmin(db: Database): Promise<void> {
  if ((await countAdmins(db)) < 2) throw new AppError('last_admin');
}
