import { sql } from 'kysely';
import type { Database } from '#db/database.ts';

/** Beyond this many rows the database's own estimate is used instead of a count. */
const countedTo = 100_000;

export interface Figure {
  count: number;
  about: boolean;
}

/** The number of rows; of a large table the database's estimate. */
async function rowsOf(db: Database, table: 'users' | 'works' | 'products' | 'designs'): Promise<Figure> {
  const {
    rows: [estimate],
  } = await sql<{
    rows: number;
  }>`select reltuples::float8 as rows from pg_class where oid = ${table}::regclass`.execute(db);
  if (estimate && estimate.rows > countedTo) return { count: Math.round(estimate.rows), about: true };
  const {
    rows: [counted],
  } = await sql<{ count: string }>`select count(*) as count from ${sql.table(table)}`.execute(db);
  return { count: Number(counted?.count ?? 0), about: false };
}

export async function countAll(db: Database) {
  const [people, works, products, designs] = await Promise.all([
    rowsOf(db, 'users'),
    rowsOf(db, 'works'),
    rowsOf(db, 'products'),
    rowsOf(db, 'designs'),
  ]);
  return { people, works, products, designs };
}

export type WaitingCounts = Record<
  'applications' | 'remittances' | 'orders' | 'refunds' | 'feedback' | 'works' | 'products' | 'reports',
  number
>;

/** Taken down by us and changed by its owner since. */
const corrected = sql`status = 'unshelved' and held_at is not null and updated_at > held_at`;

/**
 * What waits for an admin; each by a partial index. A transfer waits whichever page decides it, an order whose shop has
 * not answered a return since then.
 */
export async function countWaiting(db: Database, silentSince: Date): Promise<WaitingCounts> {
  const { rows } = await sql<Record<keyof WaitingCounts, string>>`select
    (select count(*) from applications where state = 'AUDITING') as applications,
    (select count(*) from bills where status = 'SUBMITTED' and not exists (select from
    bill_confirmations where bill_confirmations.bill_id = bills.id and bill_confirmations.state = 'PENDING')) as remittances,
    (select count(distinct order_id) from returns where state = 'ASKED' and updated_at < ${silentSince}) as orders,
    (select count(*) from refunds where state = 'DUE') as refunds,
    (select count(*) from feedback where status = 'open') as feedback,
    (select count(*) from works where ${corrected}) as works,
    (select count(*) from products where ${corrected}) as products,
    (select count(distinct thing_id) from reports where state = 'open') as reports`.execute(db);
  return Object.fromEntries(
    Object.entries(rows[0] ?? {}).map(([name, count]) => [name, Number(count)]),
  ) as WaitingCounts;
}

const daily = {
  people: 'users',
  applications: 'applications',
  works: 'works',
  products: 'products',
  designs: 'designs',
  feedback: 'feedback',
} as const;
export type DailyName = keyof typeof daily;
export const dailyNames = Object.keys(daily) as DailyName[];

/** New rows of each day since, by the country's days; days without any are missing. */
export async function countDaily(
  db: Database,
  name: DailyName,
  since: Date,
  timeZone: string,
): Promise<Map<string, number>> {
  const { rows } = await sql<{ day: string; count: string }>`
    select to_char(created_at at time zone ${timeZone}, 'YYYY-MM-DD') as day, count(*) as count
    from ${sql.table(daily[name])} where created_at >= ${since} group by 1`.execute(db);
  return new Map(rows.map(({ day, count }) => [day, Number(count)]));
}
