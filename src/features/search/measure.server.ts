import type { Database } from '#db/database.ts';
import { countRows, tallyRows, type Asked } from './search-queries.server.ts';
import { samples } from './steps.ts';
import { allOf } from './tsquery.ts';

/** How much a question finds. Past 10,000 it is an estimate from a sample, which stands for `share` rows each. */
export interface Measured { total: number; exact: boolean; share: number; facets: Map<string, number> }

/** Rows of a table that is counted whole, whatever is asked. */
export const smallTable = 20_000;
/** Exact up to here (PRODUCT F1). */
export const exactTo = 10_000;
/** A sample of this many rows tells shares of a tenth within about a tenth. */
const enough = 300;

/** From the smallest sample that says enough to all rows: the broader the question, the fewer rows are looked at. */
export async function measure(db: Database, asked: Asked, { big, facets }: { big: boolean; facets: boolean }): Promise<Measured> {
  if (big) {
    for (const { sample, least } of [{ sample: samples.coarse, least: enough }, { sample: samples.fine, least: exactTo / samples.fine.share }]) {
      const tally = await tallied(db, { ...asked, query: allOf(asked.query, sample.token) }, facets);
      if (tally.get('')! > least) return scaled(tally, sample.share);
    }
  }
  const tally = await tallied(db, asked, facets);
  const total = tally.get('')!;
  return { total: total > exactTo ? about(total) : total, exact: total <= exactTo, share: 1, facets: total > exactTo ? scaled(tally, 1).facets : tally };
}

async function tallied(db: Database, asked: Asked, facets: boolean): Promise<Map<string, number>> {
  return facets ? tallyRows(db, asked) : new Map([['', await countRows(db, asked)]]);
}

function scaled(tally: Map<string, number>, share: number): Measured {
  const facets = new Map([...tally].map(([facet, count]) => [facet, about(count * share)]));
  return { total: facets.get('')!, exact: false, share, facets };
}

/** An estimate does not pretend: two figures, the rest nought. */
export function about(count: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, count))) - 1);
  return Math.round(count / unit) * unit;
}
