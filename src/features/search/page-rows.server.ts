import type { Database } from '#db/database.ts';
import { stepsBetween, type Question } from './ask.ts';
import type { Place } from './cursor.ts';
import { firstRows, type Asked, type Beyond } from './search-queries.server.ts';
import { samples, sorts, type Sort } from './steps.ts';
import { allOf } from './tsquery.ts';

interface PageOf { question: Question; asked: Asked; sort: Sort; after: Place | null; most: number; /** Rows one of the sample stands for; 1 where all are few. */ share: number }

/** The next rows of a list, stage after stage. */
export async function pageRows(db: Database, { question, asked, sort, after, most, share }: PageOf): Promise<Place[]> {
  const rows: Place[] = [];
  for (let stage = after?.stage ?? 0; stage < question.stages.length && rows.length < most; stage += 1) {
    const beyond = after?.stage === stage ? after : null;
    const found = await stageRows(db, { ...asked, query: question.stages[stage]! }, sort, beyond, { most: most - rows.length, share });
    rows.push(...found.map((row) => ({ ...row, stage })));
  }
  return rows;
}

/** Of a broad question only the best rows are looked at: a sample tells how far down the page reaches. Where every tenth row matches, the order itself is walked; else its steps are asked. */
async function stageRows(db: Database, asked: Asked, sort: Sort, beyond: Beyond | null, { most, share }: { most: number; share: number }): Promise<Beyond[]> {
  if (share === 1 || asked.query === null) return firstRows(db, asked, sort, beyond, most);
  const sample = share === samples.coarse.share ? samples.coarse : samples.fine;
  const deep = Math.ceil((most * 3) / share) + 1;
  const some = await firstRows(db, { ...asked, query: allOf(asked.query, sample.token) }, sort, beyond, deep);
  const within = (worst: number | null): Asked => ({ ...asked, query: allOf(asked.query, { any: stepsTo(sort, beyond, worst) }) });
  if (some.length === deep) {
    const worst = some.at(-1)!.value;
    const rows = sample === samples.coarse ? await firstRows(db, asked, sort, beyond, most, { to: worst }) : await firstRows(db, within(worst), sort, beyond, most);
    if (rows.length === most) return rows;
  }
  return firstRows(db, beyond === null ? asked : within(null), sort, beyond, most);
}

function stepsTo(sort: Sort, beyond: Beyond | null, worst: number | null): string[] {
  const { down, step, last } = sorts[sort];
  const best = beyond === null ? (down ? last() : 0) : step(beyond.value);
  const end = worst === null ? (down ? 0 : last()) : step(worst);
  return stepsBetween(sort, Math.min(best, end), Math.max(best, end));
}
