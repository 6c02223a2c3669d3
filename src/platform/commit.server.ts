import { transaction, type Database } from '#db/database.ts';
import { AppError } from '#lib/errors.ts';
import type { RequestContext } from '#platform/context.ts';
import { holdAccount } from '#platform/leaving-queries.server.ts';

/**
 * The one transaction of a write, in its person's turn. Whose account is being deleted meanwhile waits for it, or it is refused: nothing is
 * kept of somebody who has gone. A retried call finds its first answer, because that answer is stored with the work or
 * not at all.
 */
export function commit<T>(
  ctx: Pick<RequestContext, 'db' | 'remember' | 'session' | 'turns'>,
  work: (db: Database) => Promise<T>,
): Promise<T> {
  // Inside another one it is their turn, and the account is held already; later than what that has locked, it must not
  // be waited for.
  const person = ctx.db.isTransaction ? null : (ctx.session?.userId ?? null);
  const write = () =>
    transaction(ctx.db, async (db) => {
      if (person !== null && !(await holdAccount(db, person))) throw new AppError('login_required');
      const result = await work(db);
      await ctx.remember?.(db, result);
      return result;
    });
  return person === null ? write() : ctx.turns(person, write);
}
