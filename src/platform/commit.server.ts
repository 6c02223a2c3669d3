import { transaction, type Database } from '#db/database.ts';
import { AppError } from '#lib/errors.ts';
import type { RequestContext } from '#platform/context.ts';
import { holdAccount } from '#platform/leaving-queries.server.ts';

/**
 * The one transaction of a write. Whose account is being deleted meanwhile waits for it, or it is refused: nothing is
 * kept of somebody who has gone. A retried call finds its first answer, because that answer is stored with the work or
 * not at all.
 */
export function commit<T>(
  ctx: Pick<RequestContext, 'db' | 'remember' | 'session'>,
  work: (db: Database) => Promise<T>,
): Promise<T> {
  return transaction(ctx.db, async (db) => {
    // Inside another one the account is held already; later than what that has locked, it must not be waited for.
    if (ctx.session && !ctx.db.isTransaction && !(await holdAccount(db, ctx.session.userId)))
      throw new AppError('login_required');
    const result = await work(db);
    await ctx.remember?.(db, result);
    return result;
  });
}
