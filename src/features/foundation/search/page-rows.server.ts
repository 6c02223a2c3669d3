import type { Database } from '#db/database.ts';
import { stepsBetween, type Question } from './question.ts';
import type { CursorPosition } from './cursor.ts';
import type { ListKind } from './list-kind.ts';
import { sampleDepth, type Measured } from './measure.server.ts';
import { gather } from './gather-queries.server.ts';
import type { SearchRequest, RowPosition, Prices, RowsRequest } from './search-queries.server.ts';
import { samples, sorts, type Sort } from './steps.ts';
import { allOf, sampled } from './tsquery.ts';
import { orderRangeOf, facetCondition, scanInOrder } from './scan-queries.server.ts';

interface PageOf {
  kind: ListKind;
  question: Question;
  asked: SearchRequest;
  prices: Prices;
  sort: Sort;
  after: CursorPosition | null;
  most: number;
  /** What the count has found already, perhaps also the first rows of the first stage that is looked at. */ measured: Pick<
    Measured,
    'sample' | 'rows' | 'common'
  >;
}
interface Stage extends Pick<PageOf, 'kind' | 'asked' | 'prices'> {
  wanted: RowsRequest;
  measured: PageOf['measured'];
}

/** The next rows of a list, stage after stage. */
export async function pageRows(
  db: Database,
  { question, asked, sort, after, most, measured, ...page }: PageOf,
): Promise<CursorPosition[]> {
  const rows: CursorPosition[] = [];
  for (let stage = after?.stage ?? 0; stage < question.stages.length && rows.length < most; stage += 1) {
    const wanted: RowsRequest = { sort, beyond: after?.stage === stage ? after : null, most: most - rows.length };
    const counted = stage === (after?.stage ?? 0) && (question.stages.length === 1 || measured.sample === null);
    const found = await stageRows(db, {
      ...page,
      asked: { ...asked, query: question.stages[stage] ?? null },
      wanted,
      measured: { ...measured, rows: counted ? measured.rows : null },
    });
    rows.push(...found.map(({ id, value }) => ({ id, value, stage })));
  }
  return rows;
}

/**
 * Of a broad query only the best rows are examined. A stretch of the sort order is scanned; where few of it match, a
 * sample tells how far down the page reaches, and the steps down to there are queried.
 */
async function stageRows(db: Database, stage: Stage): Promise<RowPosition[]> {
  const {
    asked,
    wanted,
    measured: { sample, rows: known, common = false },
  } = stage;
  if (common) {
    const walked = await alongOrder(db, stage);
    if (walked?.length === wanted.most) return walked;
  }
  if (sample === null && (known !== null || asked.query !== null)) return known ?? firstRows(db, asked, wanted);
  const near = await alongOrder(db, stage);
  if (sample === null || near?.length === wanted.most) return near ?? [];
  const deep = sampleDepth(wanted.most, sample);
  const some =
    known ?? (await firstRows(db, { ...asked, query: sampled(asked.query, sample.mark) }, { ...wanted, most: deep }));
  if (some.length === deep) {
    const rows = await firstRows(db, await within(db, asked, wanted, some.at(-1)!.value), wanted);
    if (rows.length === wanted.most) return rows;
  }
  return firstRows(db, wanted.beyond === null ? asked : await within(db, asked, wanted, null), wanted);
}

/**
 * Rows of a stretch: many where the order's index answers alone, few where each row's vector is read. A tenth of all
 * rows matches a query of the coarse sample.
 */
const reach = { facets: 40_000, vectors: 1_000 };

async function alongOrder(
  db: Database,
  { kind, asked, prices, wanted, measured }: Stage,
): Promise<RowPosition[] | null> {
  const facets = facetCondition(asked.query, kind);
  if (facets === null && measured.sample !== samples.coarse) return null;
  return scanInOrder(db, asked, { ...wanted, facets, prices, reach: facets === null ? reach.vectors : reach.facets });
}

async function firstRows(db: Database, request: SearchRequest, wanted: RowsRequest): Promise<RowPosition[]> {
  return (await gather(db, request, { facets: false, wanted })).rows;
}

/**
 * Only the steps from here down to the worst, and none beyond what exists: each further step makes the index check
 * every row once more.
 */
async function within(
  db: Database,
  request: SearchRequest,
  { sort, beyond }: RowsRequest,
  worst: number | null,
): Promise<SearchRequest> {
  const { down, step } = sorts[sort];
  const ends = await orderRangeOf(db, request.kind, sort);
  if (ends === null) return request;
  const [first, last] = down ? [ends.greatest, ends.least] : [ends.least, ends.greatest];
  // A cursor may say anything: beyond what there is are millions of steps.
  const best = step(Math.min(ends.greatest, Math.max(ends.least, beyond?.value ?? first)));
  const end = step(worst ?? last);
  return {
    ...request,
    query: allOf(request.query, { any: stepsBetween(sort, Math.min(best, end), Math.max(best, end)) }),
  };
}
