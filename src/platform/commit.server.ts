import { transaction, type Database } from '#db/database.ts';
import type { RequestContext } from '#platform/context.ts';

/**
 * The one transaction of a write. A retried call finds its first answer, because that answer is stored with the work or
 * not at all.
 */
export function commit<T>(
  ctx: Pick<RequestContext, 'db' | 'remember'>,
  work: (db: Database) => Promise<T>,
): Promise<T> {
  return transaction(ctx.db, async (db) => {
    const result = await work(db);
    await ctx.remember?.(db, result);
    return result;
  });
}
