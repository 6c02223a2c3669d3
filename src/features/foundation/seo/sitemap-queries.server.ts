import { sql } from 'kysely';
import type { Database } from '#db/database.ts';
import { singleRow } from '#db/single-row.ts';

export const listedKinds = ['products', 'works', 'designers', 'merchants', 'articles'] as const;
export type ListedKind = (typeof listedKinds)[number];
interface ListedThing {
  id: string;
  updated_at: Date;
}

/** What search engines may index, in order: the same that our own search finds. */
export async function listedAfter(db: Database, kind: ListedKind, after: string, most: number): Promise<ListedThing[]> {
  const found =
    await sql<ListedThing>`select id, updated_at from ${sql.table(`search_${kind}`)} where id > ${after} order by id limit ${most}`.execute(
      db,
    );
  return found.rows;
}

export async function countListed(db: Database): Promise<number> {
  const found = await sql<{ count: number }>`select ${sql.join(
    listedKinds.map((kind) => sql`(select count(*) from ${sql.table(`search_${kind}`)})`),
    sql` + `,
  )} as count`.execute(db);
  return Number(singleRow(found).count);
}

/** The ids after which parts of this size begin; the first part begins after nothing. */
export async function partsOf(db: Database, kind: ListedKind, size: number): Promise<string[]> {
  const found = await sql<{
    id: string;
  }>`select id from (select id, row_number() over (order by id) as place, count(*) over () as all
    from ${sql.table(`search_${kind}`)}) as numbered where place % ${size} = 0 and place < "all"`.execute(db);
  return found.rows.map(({ id }) => id);
}
