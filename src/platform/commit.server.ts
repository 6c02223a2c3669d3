import { transaction, type Database } from '#db/database.ts';
import { AppError } from '#lib/errors.ts';
import { holds, type Permission } from '#lib/permissions.ts';
import type { RequestContext, Session } from '#platform/context.ts';
import type { Crowd } from '#platform/threads/turns.ts';
import { holdWriter } from '#platform/leaving-queries.server.ts';

/**
 * The one transaction of a write, in its person's turn. Whose account is being deleted meanwhile waits for it, or it is
 * refused: nothing is kept of somebody who has gone. What had to wait is asked again whether its person may: they may
 * have signed out everywhere, been suspended or lost a role since. A retried call finds its first answer, because that answer is stored with the work or
 * not at all.
 */
export function commit<T>(
  ctx: Pick<RequestContext, 'db' | 'remember' | 'session' | 'turns'> & {
    permission?: Permission | null;
    crowd?: Crowd;
  },
  work: (db: Database) => Promise<T>,
): Promise<T> {
  // Inside another one it is their turn, and the account is held already; later than what that has locked, it must not
  // be waited for.
  const writer = ctx.db.isTransaction ? null : ctx.session;
  const write = () =>
    transaction(ctx.db, async (db) => {
      if (writer !== null) await requireStanding(db, writer, ctx.permission ?? null);
      const result = await work(db);
      await ctx.remember?.(db, result);
      return result;
    });
  return writer === null ? write() : ctx.turns(writer.userId, write, ctx.crowd);
}

async function requireStanding(db: Database, writer: Session, permission: Permission | null): Promise<void> {
  const standing = await holdWriter(db, writer);
  if (!standing) throw new AppError('login_required');
  if (permission !== null && !holds(standing, permission)) throw new AppError('forbidden');
}
