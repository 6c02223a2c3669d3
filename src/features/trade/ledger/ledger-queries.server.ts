import { sql, type Insertable } from 'kysely';
import type { Database } from '#db/database.ts';
import { singleRow } from '#db/single-row.ts';
import { statement } from '#db/statement.ts';
import type { Tables } from '#db/tables.ts';
import { merchantAccount, type Posting } from './book.ts';
import { lockName } from '#platform/named-lock-queries.server.ts';

/** False where this was booked before. */
export async function insertEntry(
  db: Database,
  entry: Insertable<Tables['ledger_entries']>,
  postings: readonly Posting[],
): Promise<boolean> {
  const { id, kind, subject, memo = '', actor_id = null, receipt = null, receipt_hash = null, at } = entry;
  const accounts = postings.map(({ account }) => account);
  const amounts = postings.map(({ amount }) => amount);
  const values = [id, kind, subject, memo, actor_id, receipt, receipt_hash, at, accounts, amounts];
  return (await enterInBook(db, values)).length > 0;
}

const enterInBook = statement(`with entered as (
    insert into ledger_entries (id, kind, subject, memo, actor_id, receipt, receipt_hash, at)
    values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (kind, subject) do nothing returning id),
  posted as (
    insert into ledger_postings (entry_id, position, account, amount)
    select entered.id, given.place - 1, given.account, given.amount from entered
      cross join unnest($9::text[], $10::bigint[]) with ordinality as given (account, amount, place))
  select id from entered`);

export function postingsOf(db: Database, kind: Tables['ledger_entries']['kind'], subject: string): Promise<Posting[]> {
  return db
    .selectFrom('ledger_postings')
    .innerJoin('ledger_entries', 'ledger_entries.id', 'entry_id')
    .select(['account', 'amount'])
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .orderBy('position')
    .execute();
}

/**
 * Whether a picture with these bytes is used for another transfer already: one of ours, or one of a payer. Locked until
 * the transaction ends, so that of two at once the later finds the first.
 */
export async function isUsedReceipt(db: Database, hash: string): Promise<boolean> {
  await lockName(db, `transfer:${hash}`);
  const found =
    await sql`select from ledger_entries where receipt_hash = ${hash} union all select from receipts where hash = ${hash} limit 1`.execute(
      db,
    );
  return found.rows.length > 0;
}

/** Receipts of payers with a similar coarse hash, the nearest first. */
export async function receiptsThatLook(
  db: Database,
  looks: string,
  { within, most }: { within: number; most: number },
): Promise<{ id: string; sketch: Buffer }[]> {
  const found = await sql<{ id: string; sketch: Buffer }>`
    select id, sketch from receipts where bit_count(looks # ${looks}::bit(256)) <= ${within}
    order by bit_count(looks # ${looks}::bit(256)), id limit ${most}`.execute(db);
  return found.rows;
}

export async function isBooked(
  db: Database,
  kind: Tables['ledger_entries']['kind'],
  subject: string,
): Promise<boolean> {
  return (
    (await db
      .selectFrom('ledger_entries')
      .select('id')
      .where('kind', '=', kind)
      .where('subject', '=', subject)
      .executeTakeFirst()) !== undefined
  );
}

/** Whether a transfer with this number is booked; the book keeps older numbers with the marks that were in them. */
export async function isRepaid(db: Database, reference: string): Promise<boolean> {
  const found = await sql`select from ledger_entries where kind = 'repayment'
    and regexp_replace(subject, '[^A-Z0-9]', '', 'g') = ${reference} limit 1`.execute(db);
  return found.rows.length > 0;
}

export async function balancesOf(db: Database): Promise<{ account: string; balance: number }[]> {
  const found = await sql<{
    account: string;
    balance: number;
  }>`select account, sum(amount)::bigint as balance from ledger_postings group by account order by account`.execute(db);
  return found.rows;
}

export async function balanceOf(db: Database, account: string): Promise<number> {
  const found = await sql<{
    balance: number;
  }>`select coalesce(sum(amount), 0)::bigint as balance from ledger_postings where account = ${account}`.execute(db);
  return singleRow(found).balance;
}

/** How many payouts of a shop are recorded. */
export async function countPayouts(db: Database, merchantId: string): Promise<number> {
  const found = await sql<{ count: number }>`select count(*)::int as count from ledger_postings
    join ledger_entries on ledger_entries.id = entry_id
    where account = ${merchantAccount(merchantId)} and kind = 'payout'`.execute(db);
  return singleRow(found).count;
}

/** The newest first. */
export function entriesOf(db: Database, account: string, most: number) {
  return db
    .selectFrom('ledger_postings')
    .innerJoin('ledger_entries', 'ledger_entries.id', 'ledger_postings.entry_id')
    .leftJoin('payout_accounts', 'payout_accounts.entry_id', 'ledger_entries.id')
    .leftJoin('orders', (join) => join.onRef('orders.id', '=', 'subject').on('kind', '=', 'settlement'))
    .select([
      'ledger_entries.id',
      'kind',
      'subject',
      sql<string | null>`(select returns.order_id from returns where returns.id = subject)`.as('order_id'),
      'memo',
      'at',
      'amount',
      'return_until',
      'payout_accounts.bin',
      'payout_accounts.account',
    ])
    .where('ledger_postings.account', '=', account)
    .orderBy('at', 'desc')
    .orderBy('ledger_entries.number', 'desc')
    .limit(most)
    .execute();
}

/** Where a payout goes, as the seller had named it by then. */
export async function insertPayoutAccount(db: Database, row: Insertable<Tables['payout_accounts']>): Promise<void> {
  await db.insertInto('payout_accounts').values(row).execute();
}

/** Concurrent payouts of one merchant wait for each other: the second sees what the first left. */
export function lockMerchant(db: Database, id: string): Promise<{ user_id: string } | undefined> {
  return db.selectFrom('merchants').select('user_id').where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
}

/** The next people who have a shop, in the order of their ids. */
export async function sellersAfter(db: Database, after: string, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('merchants')
    .select('user_id')
    .where('user_id', '>', after)
    .orderBy('user_id')
    .limit(most)
    .execute();
  return rows.map(({ user_id }) => user_id);
}

export async function countSellers(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('merchants')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** A worker is woken when the transaction commits. Queued once, however often; from inside its own run it runs again. */
export async function addCommissionJob(db: Database): Promise<void> {
  await sql`select graphile_worker.add_job('commission', job_key => 'commission', max_attempts => 25)`.execute(db);
}
