import type { Database } from '#db/database.ts';
import { tally } from './facet-codes.ts';
import { gather, type Asked, type Beyond, type Gathered, type Wanted } from './search-queries.server.ts';
import { samples, type Sample } from './steps.ts';
import { sampled } from './tsquery.ts';

/** How much a question finds. Past 10,000 it is an estimate from a sample; `rows` are then the sample's first ones. */
export interface Measured { total: number; exact: boolean; /** Null: all rows were looked at. */ sample: Sample | null; facets: Map<number, number>; rows: Beyond[] }

/** Rows of a table that is counted whole, whatever is asked. */
export const smallTable = 20_000;
/** Exact up to here (PRODUCT F1). */
const exactTo = 10_000;
/** A sample of this many rows tells shares of a tenth within about a tenth. */
const enough = 300;

interface MeasureOptions { big: boolean; facets: boolean; /** The first rows of its order, in the same pass. */ wanted: Wanted | null }

/** From the smallest sample that says enough to all rows: the broader the question, the fewer rows are looked at. */
export async function measure(db: Database, asked: Asked, { big, facets, wanted }: MeasureOptions): Promise<Measured> {
  if (big) {
    for (const { sample, least } of [{ sample: samples.coarse, least: enough }, { sample: samples.fine, least: exactTo / samples.fine.share }]) {
      const some = wanted && { ...wanted, most: sampleDepth(wanted.most, sample) };
      const gathered = await gather(db, { ...asked, query: sampled(asked.query, sample.mark) }, { facets, wanted: some });
      if (gathered.count > least) return measured(gathered, sample);
    }
  }
  const gathered = await gather(db, asked, { facets, wanted });
  return gathered.count <= exactTo ? { ...counted(gathered), exact: true, sample: null } : { ...measured(gathered, null), sample: null };
}

/** So many of a sample's first rows that a page of all rows surely ends before the last of them. */
export function sampleDepth(most: number, { share }: Sample): number {
  return Math.ceil((most * 3) / share) + 1;
}

function counted({ count, facets, rows }: Gathered): Omit<Measured, 'exact' | 'sample'> {
  return { total: count, facets: facets === null ? new Map() : tally(facets), rows };
}

function measured(gathered: Gathered, sample: Sample | null): Measured {
  const { total, facets, rows } = counted(gathered);
  const share = sample?.share ?? 1;
  return { total: about(total * share), facets: new Map([...facets].map(([code, count]) => [code, about(count * share)])), exact: false, sample, rows };
}

/** An estimate does not pretend: two figures, the rest nought. */
export function about(count: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, count))) - 1);
  return Math.round(count / unit) * unit;
}
