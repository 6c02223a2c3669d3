import type { Database } from '#db/database.ts';
import type { Clock } from '#platform/clock.ts';
import { tally } from './facet-codes.ts';
import { searchKinds, type SearchKind } from './list-kind.ts';
import { facetsAfter, writeTotals, type Totals } from './search-queries.server.ts';

/** Counts every unfiltered list. A job runs it now and then; a small table is still counted live. */
export async function refreshTotals(db: Database, clock: Clock): Promise<void> {
  for (const kind of searchKinds) await writeTotals(db, kind, await totalsOf(db, kind), clock.now());
}

const atOnce = 50_000;

async function totalsOf(db: Database, kind: SearchKind): Promise<Totals> {
  const totals: Totals = { total: 0, facets: new Map() };
  for (let after: string | null = ''; after !== null;) {
    const { count, last, facets } = await facetsAfter(db, kind, after, atOnce);
    totals.total += count;
    if (facets) tally(facets, totals.facets);
    after = count < atOnce ? null : last;
  }
  return totals;
}
