import type { Database } from '#db/database.ts';
import { commit } from '#platform/commit.server.ts';
import type { RequestContext } from '#platform/context.ts';
import { lockListsOf } from './board-queries.server.ts';

/**
 * Changes of one person's favourites and boards, one after the other: what is added at the same moment would all find
 * room, and a board or a favourite that is looked up here stays until the change is done.
 */
export function changingLists<T>(ctx: RequestContext, userId: string, work: (db: Database) => Promise<T>): Promise<T> {
  return commit(ctx, async (db) => {
    await lockListsOf(db, userId);
    return work(db);
  });
}
