import type { Generated } from 'kysely';
import type { Bytes, JsonWithDefault, NullableJson, WithDefault } from './columns.ts';

/** Bills, payments, ledger. */
export interface MoneyTables {
  bills: BillsTable;
  receipts: ReceiptsTable;
  bill_confirmations: BillConfirmationsTable;
  refunds: RefundsTable;
  bank_accounts: BankAccountsTable;
  payout_accounts: PayoutAccountsTable;
  platform_accounts: PlatformAccountsTable;
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
  received: WithDefault<number>;
  account: NullableJson;
  rejected_at: Date | null;
  short_at: Date | null;
  leaver_account: NullableJson;
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

interface BillConfirmationsTable {
  id: string;
  bill_id: string;
  receipt_id: string | null;
  amount: number;
  reason: string | null;
  by: string;
  created_at: Date;
  effective_at: Date;
  state: WithDefault<'PENDING' | 'APPLIED' | 'TAKEN_BACK'>;
  ended_by: string | null;
  ended_at: Date | null;
}

interface RefundsTable {
  id: string;
  bill_id: string;
  order_id: string | null;
  return_id: string | null;
  user_id: string;
  why: 'cancelled' | 'declined' | 'withdrawn' | 'returned' | 'surplus' | 'late' | 'unpaid' | 'no_receipt';
  lines: JsonWithDefault;
  amount: number;
  account: NullableJson;
  named_at: Date | null;
  state: WithDefault<'EXPECTED' | 'DUE' | 'SENT' | 'WAIVED'>;
  receipt: string | null;
  sent_by: string | null;
  sent_at: Date | null;
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

interface PayoutAccountsTable {
  entry_id: string;
  user_id: string;
  bin: string;
  account: string;
  holder: string;
}

interface PlatformAccountsTable {
  id: Generated<number>;
  bin: string;
  bank: string;
  account: string;
  holder: string;
  changed_by: string | null;
  changed_at: Date;
  effective_at: Date;
  stopped_by: string | null;
  stopped_at: Date | null;
}

interface LedgerEntriesTable {
  id: string;
  number: Generated<number>;
  kind: 'receipt' | 'payment' | 'settlement' | 'return' | 'refund' | 'payout' | 'rounding' | 'repayment';
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
