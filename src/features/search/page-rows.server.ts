import type { Database } from '#db/database.ts';
import { stepsBetween, type Question } from './ask.ts';
import type { Place } from './cursor.ts';
import { sampleDepth, type Measured } from './measure.server.ts';
import { gather, walk, type Asked, type Beyond, type Wanted } from './search-queries.server.ts';
import { samples, sorts, type Sample, type Sort } from './steps.ts';
import { allOf, sampled } from './tsquery.ts';

interface PageOf { question: Question; asked: Asked; sort: Sort; after: Place | null; most: number; /** What the count has found already: of a question of one stage, also its first rows. */ measured: Measured }

/** The next rows of a list, stage after stage. */
export async function pageRows(db: Database, { question, asked, sort, after, most, measured }: PageOf): Promise<Place[]> {
  const rows: Place[] = [];
  for (let stage = after?.stage ?? 0; stage < question.stages.length && rows.length < most; stage += 1) {
    const wanted: Wanted = { sort, beyond: after?.stage === stage ? after : null, most: most - rows.length };
    const known = question.stages.length === 1 ? measured.rows : null;
    const found = await stageRows(db, { ...asked, query: question.stages[stage]! }, wanted, measured.sample, known);
    rows.push(...found.map(({ id, value }) => ({ id, value, stage })));
  }
  return rows;
}

/**
 * Of a broad question only the best rows are looked at: a sample tells how far down the page reaches. Where every tenth row matches, the order itself is
 * walked; else its steps are asked.
 */
async function stageRows(db: Database, asked: Asked, wanted: Wanted, sample: Sample | null, known: Beyond[] | null): Promise<Beyond[]> {
  if (asked.query === null) return walk(db, asked, wanted, null);
  if (sample === null) return known ?? firstRows(db, asked, wanted);
  const deep = sampleDepth(wanted.most, sample);
  const some = known ?? await firstRows(db, { ...asked, query: sampled(asked.query, sample.mark) }, { ...wanted, most: deep });
  if (some.length === deep) {
    const worst = some.at(-1)!.value;
    const rows = sample === samples.coarse ? await walk(db, asked, wanted, worst) : await firstRows(db, within(asked, wanted, worst), wanted);
    if (rows.length === wanted.most) return rows;
  }
  return firstRows(db, wanted.beyond === null ? asked : within(asked, wanted, null), wanted);
}

async function firstRows(db: Database, asked: Asked, wanted: Wanted): Promise<Beyond[]> {
  return (await gather(db, asked, { facets: false, wanted })).rows;
}

/** Of the steps of its order only those from here down to the worst. */
function within(asked: Asked, { sort, beyond }: Wanted, worst: number | null): Asked {
  const { down, step, last } = sorts[sort];
  const best = beyond === null ? (down ? last() : 0) : step(beyond.value);
  const end = worst === null ? (down ? 0 : last()) : step(worst);
  return { ...asked, query: allOf(asked.query, { any: stepsBetween(sort, Math.min(best, end), Math.max(best, end)) }) };
}
