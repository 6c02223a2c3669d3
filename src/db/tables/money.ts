import type { Generated } from 'kysely';
import type { Bytes, NullableJson, WithDefault } from './columns.ts';

/** Bills, payments, ledger. */
export interface MoneyTables {
  bills: BillsTable;
  receipts: ReceiptsTable;
  bank_accounts: BankAccountsTable;
  ledger_entries: LedgerEntriesTable;
  ledger_postings: LedgerPostingsTable;
}

interface BillsTable {
  id: string;
  reference: string;
  user_id: string;
  kind: 'plan' | 'joining' | 'order';
  subject: string;
  amount: number;
  status: WithDefault<'OPEN' | 'SUBMITTED' | 'PAID' | 'REJECTED' | 'CANCELLED'>;
  page: string | null;
  pay_by: Date | null;
  receipt_id: string | null;
  submitted_at: Date | null;
  reason: NullableJson;
  decided_by: string | null;
  decided_at: Date | null;
  created_at: Date;
  updated_at: Date;
}

interface ReceiptsTable {
  id: string;
  bill_id: string;
  user_id: string;
  media_id: string;
  hash: string;
  looks: string;
  sketch: Bytes;
  amount: number;
  remark: WithDefault<string>;
  same_as: string | null;
  same_how: 'content' | 'looks' | null;
  created_at: Date;
}

interface BankAccountsTable {
  user_id: string;
  bin: string;
  account: string;
  holder: string;
  created_at: Date;
  updated_at: Date;
}

interface LedgerEntriesTable {
  id: string;
  number: Generated<number>;
  kind: 'payment' | 'settlement' | 'return' | 'refund' | 'payout';
  subject: string;
  actor_id: string | null;
  receipt: string | null;
  receipt_hash: string | null;
  memo: WithDefault<string>;
  at: Date;
}

interface LedgerPostingsTable {
  entry_id: string;
  position: number;
  account: string;
  amount: number;
}
