import { sql } from 'kysely';
import type { Database } from '#db/database.ts';
import { singleRow } from '#db/single-row.ts';
import { returnableSince } from '#features/catalogue/offers/return-terms.ts';
import { namedLike } from '#db/named-like.ts';
import {
  byMoment,
  byNumber,
  byText,
  sortedRows,
  type Order,
  type SortColumns,
} from '#platform/sorted-rows-queries.server.ts';
import { merchantAccount } from './book.ts';

const prefix = merchantAccount('');

/** A settlement's subject is its order, that of a return the return. */
const withOrders = sql`ledger_postings join ledger_entries on ledger_entries.id = entry_id
  left join orders on orders.id = coalesce((select order_id from returns where returns.id = subject), subject)`;

/**
 * Of an order: the time in which something of it may come back is not over, whether it does or not. `keepReturnDays` has
 * written until when; a process of the version before has not.
 */
export const returnWindowOpen = (now: Date) =>
  sql<boolean>`coalesce(orders.return_until >= ${now}, orders.completed_at > ${returnableSince(now)})`;

const mayBeReturned = (now: Date) =>
  sql`(coalesce(${returnWindowOpen(now)}, at > ${returnableSince(now)}) or exists (select from returns
    where returns.order_id = orders.id and returns.state in ('ASKED', 'AGREED', 'SENT')))`;

interface Sums {
  /** The merchant's once more: by it rows of one sum are told apart. */
  id: string;
  merchant: string;
  name: string;
  owed: number;
  fresh: number;
  last_paid: Date | null;
  bank_given: Date | null;
  bank_changed: Date | null;
}

/** Sales whose days are not over by then may come back; words of the shop's name. */
interface DueFilter {
  now: Date;
  words?: string;
}

/**
 * What we owe each shop, the largest first. A shop that was paid and then had a return owes us: it is at the end.
 * `fresh` are sales that may still come back, less their returns, and older ones with a requested return: a seller who delays the
 * answer is not paid meanwhile.
 */
export async function dueRows(
  db: Database,
  { now, words = '' }: DueFilter,
  after: { owed: number; id: string } | null,
  limit: number,
): Promise<Sums[]> {
  const { rows } = await sql<Sums>`select * from (${dueSums({ now, words })}) as due
    where ${after === null ? sql`true` : sql`(owed, merchant) < (${after.owed}, ${after.id})`}
    order by owed desc, merchant desc limit ${limit}`.execute(db);
  return rows;
}

export function sortedDue(db: Database, filter: DueFilter, order: Order): Promise<(Sums & { sorted_by: string })[]> {
  return sortedRows(db, dueSums(filter), order);
}

export const dueSorts: SortColumns = {
  name: byText(sql`listed.name`),
  owed: byNumber(sql`listed.owed`),
  safe: byNumber(sql`greatest(0, listed.owed - greatest(0, listed.fresh))`),
  bank: byMoment(sql`listed.bank_changed`),
  last: byMoment(sql`listed.last_paid`),
};

function dueSums({ now, words = '' }: DueFilter) {
  return sql<Sums>`
    with sums as (
      select substr(account, ${prefix.length + 1}::int) as merchant, -sum(amount)::bigint as owed, max(at) filter
      (where kind = 'payout') as last_paid,
        coalesce(-sum(amount) filter (where kind in ('settlement', 'return') and ${mayBeReturned(now)}), 0)::bigint as fresh
      from ${withOrders}
      where account like ${`${prefix}%`} group by account)
    select sums.*, merchant as id, merchants.name, bank_accounts.created_at as bank_given,
    bank_accounts.updated_at as bank_changed from sums
    join merchants on merchants.id = merchant left join bank_accounts on bank_accounts.user_id = merchants.user_id
    where owed <> 0 and ${words === '' ? sql`true` : namedLike(sql`merchants.name`, words)}`;
}

export async function returnableSalesOf(db: Database, merchantId: string, now: Date): Promise<number> {
  const { rows } = await sql<{ fresh: number }>`
    select coalesce(-sum(amount), 0)::bigint as fresh from ${withOrders}
    where account = ${merchantAccount(merchantId)} and kind in ('settlement', 'return') and ${mayBeReturned(now)}`.execute(
    db,
  );
  return singleRow({ rows }).fresh;
}

/** Payouts that were made, the newest first. */
export function payoutRows(db: Database, words: string, before: number | null, limit: number) {
  let query = madePayouts(db, words);
  if (before !== null) query = query.where('number', '<', before);
  return query.orderBy('number', 'desc').limit(limit).execute();
}

export function sortedPayouts(db: Database, words: string, order: Order) {
  return sortedRows(db, madePayouts(db, words), order);
}

export const payoutSorts: SortColumns = {
  name: byText(sql`listed.name`),
  amount: byNumber(sql`listed.amount`),
  at: byMoment(sql`listed.at`),
  by: byText(sql`listed.by`),
  to: byText(sql`coalesce(listed.holder, '')`),
  memo: byText(sql`listed.memo`),
};

function madePayouts(db: Database, words: string) {
  return db
    .selectFrom('ledger_entries')
    .innerJoin('ledger_postings', (join) =>
      join
        .onRef('ledger_postings.entry_id', '=', 'ledger_entries.id')
        .on('ledger_postings.account', 'like', `${prefix}%`),
    )
    .innerJoin('merchants', (join) => join.on(sql<boolean>`${prefix} || merchants.id = ledger_postings.account`))
    .leftJoin('users', 'users.id', 'actor_id')
    .leftJoin('payout_accounts', 'payout_accounts.entry_id', 'ledger_entries.id')
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
      'payout_accounts.bin',
      'payout_accounts.account',
      'payout_accounts.holder',
    ])
    .where('kind', '=', 'payout')
    .$if(words !== '', (query) => query.where(namedLike(sql`merchants.name`, words)));
}

export function shopOf(db: Database, merchantId: string) {
  return db.selectFrom('merchants').select(['id', 'name', 'user_id']).where('id', '=', merchantId).executeTakeFirst();
}
