import type { Database } from '#db/database.ts';
import type { Clock } from '#platform/clock.ts';
import { deletedDays } from './comment-limits.ts';
import { deleteOldComments } from './comment-queries.server.ts';

/** Comments go with their design when the bin is emptied, and deleted ones some time after everybody has heard of it. */
export function sweepComments(db: Database, clock: Clock): Promise<void> {
  return deleteOldComments(db, new Date(clock.now().getTime() - deletedDays * 86_400_000));
}
