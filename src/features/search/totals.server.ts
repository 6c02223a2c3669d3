import type { Database } from '#db/database.ts';
import type { Clock } from '#platform/clock.ts';
import { searchKinds } from './list-kind.ts';
import { tallyRows, writeTotals } from './search-queries.server.ts';

/** Counts every list that nobody has narrowed. A job does so now and then; a small table is counted live all the same. */
export async function refreshTotals(db: Database, clock: Clock): Promise<void> {
  for (const kind of searchKinds) {
    const tally = await tallyRows(db, { kind, query: null, figures: { fits: null, sizes: [], priceFrom: null, priceTo: null } });
    await writeTotals(db, kind, tally, clock.now());
  }
}
