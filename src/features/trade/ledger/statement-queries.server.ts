import { sql } from 'kysely';
import type { Database } from '#db/database.ts';
import { singleRow } from '#db/single-row.ts';
import { accounts, merchantAccount, type Entry } from './book.ts';

export interface StatementRow {
  kind: Entry['kind'];
  memo: string;
  at: Date;
  amount: number;
  commission: number;
  bin: string | null;
  paid_to: string | null;
}

/**
 * A shop's entries by day, with the commission of each, and what is owed at the end; of more entries than fit the newest.
 * One statement, one snapshot: what is booked meanwhile is in both or in neither.
 */
export async function statementRows(
  db: Database,
  merchantId: string,
  { from, until }: { from: Date; until: Date },
  most: number,
): Promise<{ rows: StatementRow[]; closing: number }> {
  const own = merchantAccount(merchantId);
  const { rows } = await sql<{ closing: number } & (StatementRow | { kind: null })>`
    select closing, lines.* from (select coalesce(-sum(amount), 0)::bigint as closing from ledger_postings
    join ledger_entries on ledger_entries.id = entry_id where account = ${own} and at < ${until}) owed left join
    (select kind, memo, at, number, own.amount, bin, payout_accounts.account as paid_to, coalesce((select sum(amount)
    from ledger_postings kept where kept.entry_id = own.entry_id and kept.account = ${accounts.commission}), 0)::bigint
    as commission from ledger_postings own join ledger_entries on ledger_entries.id = own.entry_id
    left join payout_accounts on payout_accounts.entry_id = own.entry_id
    where own.account = ${own} and at >= ${from} and at < ${until} order by at desc, number desc limit ${most}) lines
    on true order by at, number`.execute(db);
  const { closing } = singleRow({ rows });
  return { rows: rows.filter((row) => row.kind !== null), closing };
}

export async function firstEntryAt(db: Database, merchantId: string): Promise<Date | null> {
  const row = await db
    .selectFrom('ledger_postings')
    .innerJoin('ledger_entries', 'ledger_entries.id', 'entry_id')
    .select('at')
    .where('account', '=', merchantAccount(merchantId))
    .orderBy('at')
    .limit(1)
    .executeTakeFirst();
  return row?.at ?? null;
}
