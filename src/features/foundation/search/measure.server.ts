import type { Database } from '#db/database.ts';
import { required } from '#lib/errors.ts';
import { tally } from './facet-codes.ts';
import { gather, gatherSampled, type GatheredRows } from './gather-queries.server.ts';
import type { SearchRequest, RowPosition, RowsRequest } from './search-queries.server.ts';
import { samples, type Sample } from './steps.ts';
import { sampled } from './tsquery.ts';

/**
 * How much a query finds. Past 10,000 it is an estimate from a sample; `rows` are then the sample's first ones. Null:
 * no row was examined.
 */
export interface Measured {
  total: number;
  exact: boolean;
  /** Null: all rows were looked at. */ sample: Sample | null;
  facets: Map<number, number>;
  rows: RowPosition[] | null;
  /** One of a few dozen rows matches: a short walk along any order finds a page. */ common?: boolean;
}

/** A table of at most this many rows is always counted whole. */
export const smallTable = 20_000;
/** Exact up to here (PRODUCT F1). */
const exactTo = 10_000;
/** A sample of this many rows estimates shares of a tenth within about a tenth. */
const smallestSample = 300;

interface MeasureOptions {
  big: boolean;
  /** It finds hardly more than this. */ ceiling: number;
  facets: boolean;
  /** The first rows of its order, in the same pass. */ wanted: RowsRequest | null;
}

const levels = [
  { sample: samples.coarse, least: smallestSample },
  { sample: samples.fine, least: exactTo / samples.fine.share },
];

/**
 * From the smallest useful sample to all rows: the broader the query, the fewer rows are examined. A sample that would
 * be too small is skipped.
 */
export async function measure(
  db: Database,
  request: SearchRequest,
  { big, ceiling, facets, wanted }: MeasureOptions,
): Promise<Measured> {
  const useful = big ? levels.filter((level) => ceiling > level.least * level.sample.share) : [];
  const last = useful.pop();
  for (const { sample, least } of useful) {
    // Of a stage only all rows tell which come first.
    const some = wanted && !wanted.among ? { ...wanted, most: sampleDepth(wanted.most, sample) } : null;
    const gathered = await gather(db, sampledRequest(request, sample), { facets, wanted: some });
    if (gathered.count > least) return measured(gathered, sample);
  }
  if (last === undefined) return wholly(await gather(db, request, { facets, wanted }));
  const { sample, least } = last;
  const found = await gatherSampled(
    db,
    {
      request,
      sample: sampledRequest(request, sample),
      least,
      depth: wanted ? sampleDepth(wanted.most, sample) : 0,
    },
    { facets, wanted },
  );
  return found.whole ? wholly(found) : measured(found, sample);
}

function sampledRequest(request: SearchRequest, { mark }: Sample): SearchRequest {
  return { ...request, query: sampled(request.query, mark) };
}

function wholly(gathered: GatheredRows): Measured {
  return gathered.count <= exactTo
    ? { ...counted(gathered), exact: true, sample: null }
    : { ...measured(gathered, null), sample: null };
}

/**
 * A count that is already known, past what is counted exactly: which sample to use, with its rows still to be found.
 */
export function broad(count: number | null): Measured | null {
  if (count === null || count <= exactTo) return null;
  return {
    total: roundedEstimate(count),
    exact: false,
    sample: required(
      levels.find(({ sample, least }) => count > least * sample.share),
      'A sample for a broad query',
    ).sample,
    facets: new Map(),
    rows: null,
  };
}

/** So many of a sample's first rows that a page of all rows surely ends before the last of them. */
export function sampleDepth(most: number, { share }: Sample): number {
  return Math.ceil((most * 3) / share) + 1;
}

function counted({ count, facets, rows }: GatheredRows): Omit<Measured, 'exact' | 'sample'> {
  return { total: count, facets: facets === null ? new Map() : tally(facets), rows };
}

function measured(gathered: GatheredRows, sample: Sample | null): Measured {
  const { total, facets, rows } = counted(gathered);
  const share = sample?.share ?? 1;
  return {
    total: roundedEstimate(total * share),
    facets: new Map([...facets].map(([code, count]) => [code, roundedEstimate(count * share)])),
    exact: false,
    sample,
    rows,
  };
}

/** An estimate is rounded to two significant digits. */
export function roundedEstimate(count: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, count))) - 1);
  return Math.round(count / unit) * unit;
}
