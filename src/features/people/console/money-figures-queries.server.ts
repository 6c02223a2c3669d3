import { sql } from 'kysely';
import type { Database } from '#db/database.ts';
import { newId } from '#lib/id.ts';

/** Orders, sales and payouts by the country's days; days without any are missing. */
export type MoneyName = 'orders' | 'sales' | 'payouts';
export const moneyNames: readonly MoneyName[] = ['orders', 'sales', 'payouts'];

/** Ids begin with their time, so that the last days are found by the primary key. */
export async function sumDaily(
  db: Database,
  name: MoneyName,
  since: Date,
  timeZone: string,
): Promise<Map<string, number>> {
  const dayOf = (column: string) => sql`to_char(${sql.ref(column)} at time zone ${timeZone}, 'YYYY-MM-DD')`;
  const first = (kind: 'o' | 'j') => newId(kind, since).slice(0, 11);
  const { rows } = await (
    name === 'orders'
      ? sql<{
          day: string;
          sum: string;
        }>`select ${dayOf('placed_at')} as day, count(*) as sum from orders where id >= ${first('o')} and placed_at >= ${since} group by 1`
      : sql<{
          day: string;
          sum: string;
        }>`select ${dayOf('at')} as day, sum(abs(amount)) as sum from ledger_entries join ledger_postings on entry_id = id
        where kind = ${name === 'sales' ? 'payment' : 'payout'} and account = ${name === 'sales' ? 'held' : 'bank'}
        and id >= ${first('j')} and at >= ${since} group by 1`
  ).execute(db);
  return new Map(rows.map(({ day, sum }) => [day, Number(sum)]));
}
