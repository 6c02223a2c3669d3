import { sql } from 'kysely';
import type { Database } from '#db/database.ts';
import { singleRow } from '#db/single-row.ts';
import { merchantAccount } from './book.ts';

const prefix = merchantAccount('');

/** A settlement's subject is its order, that of a return the return. */
const withOrders = sql`ledger_postings join ledger_entries on ledger_entries.id = entry_id
  left join orders on orders.id = coalesce((select order_id from returns where returns.id = subject), subject)`;

const mayBeReturned = (since: Date) =>
  sql`(coalesce(orders.completed_at, at) > ${since} or exists (select from returns where returns.order_id = orders.id
    and returns.state in ('ASKED', 'AGREED', 'SENT')))`;

interface Sums {
  merchant: string;
  name: string;
  owed: number;
  fresh: number;
  last_paid: Date | null;
  bank_changed: Date | null;
}

/**
 * What we owe each shop, the largest first. A shop that was paid and then had a return owes us: it is at the end.
 * `fresh` are sales settled since, less their returns, and older ones with a requested return: a seller who delays the
 * answer is not paid meanwhile.
 */
export async function dueRows(
  db: Database,
  since: Date,
  after: { owed: number; id: string } | null,
  limit: number,
): Promise<Sums[]> {
  const { rows } = await sql<Sums>`
    with sums as (
      select substr(account, ${prefix.length + 1}::int) as merchant, -sum(amount)::bigint as owed, max(at) filter
      (where kind = 'payout') as last_paid,
        coalesce(-sum(amount) filter (where kind in ('settlement', 'return') and ${mayBeReturned(since)}), 0)::bigint as fresh
      from ${withOrders}
      where account like ${`${prefix}%`} group by account)
    select sums.*, merchants.name, bank_accounts.updated_at as bank_changed from sums
    join merchants on merchants.id = merchant left join bank_accounts on bank_accounts.user_id = merchants.user_id
    where owed <> 0 and ${after === null ? sql`true` : sql`(owed, merchant) < (${after.owed}, ${after.id})`}
    order by owed desc, merchant desc limit ${limit}`.execute(db);
  return rows;
}

export async function returnableSalesOf(db: Database, merchantId: string, since: Date): Promise<number> {
  const { rows } = await sql<{ fresh: number }>`
    select coalesce(-sum(amount), 0)::bigint as fresh from ${withOrders}
    where account = ${merchantAccount(merchantId)} and kind in ('settlement', 'return') and ${mayBeReturned(since)}`.execute(
    db,
  );
  return singleRow({ rows }).fresh;
}

/** Payouts that were made, the newest first. */
export function payoutRows(db: Database, before: number | null, limit: number) {
  let query = db
    .selectFrom('ledger_entries')
    .innerJoin('ledger_postings', (join) =>
      join.onRef('ledger_postings.entry_id', '=', 'ledger_entries.id').on('account', 'like', `${prefix}%`),
    )
    .innerJoin('merchants', (join) => join.on(sql<boolean>`${prefix} || merchants.id = account`))
    .leftJoin('users', 'users.id', 'actor_id')
    .select([
      'ledger_entries.id',
      'number',
      'merchants.id as merchant',
      'merchants.name',
      'amount',
      'memo',
      'at',
      'users.nickname as by',
      'receipt',
    ])
    .where('kind', '=', 'payout');
  if (before !== null) query = query.where('number', '<', before);
  return query.orderBy('number', 'desc').limit(limit).execute();
}

export function shopOf(db: Database, merchantId: string) {
  return db.selectFrom('merchants').select(['id', 'name', 'user_id']).where('id', '=', merchantId).executeTakeFirst();
}
