import { sql, type RawBuilder } from 'kysely';
import type { Database } from '#db/database.ts';
import { prepared } from '#db/prepared.ts';
import { singleRow } from '#db/single-row.ts';

/** What is counted of a section, as expressions that give one number each. */
export type CountedSection = { all: RawBuilder<number> } | { waiting: RawBuilder<number> };

/** A statement costs more than such a count: all of them are asked at once. */
export async function countInOne(db: Database, expressions: readonly RawBuilder<number>[]): Promise<number[]> {
  if (expressions.length === 0) return [];
  const found = await prepared(
    sql<{ counts: number[] }>`select array[${sql.join(expressions)}]::int[] as counts`,
  ).execute(db);
  return singleRow(found).counts;
}
