import type { Generated } from 'kysely';
import type { NullableJson, WithDefault } from './columns.ts';

/** Plans and quotas. */
export interface PlanTables {
  plan_terms: PlanTermsTable;
  plan_watch: PlanWatchTable;
  plan_purchases: PlanPurchasesTable;
  quota_counters: QuotaCountersTable;
  quota_uses: QuotaUsesTable;
  quota_ledger: QuotaLedgerTable;
}

interface PlanTermsTable {
  id: string;
  user_id: string;
  level: string;
  months: number;
  starts_at: Date;
  ends_at: Date;
  anchor: number;
  value: WithDefault<number>;
  why: string;
  bill_id: string | null;
  origin: string | null;
  created_at: Date;
}

interface PlanWatchTable {
  user_id: string;
  due_at: Date | null;
  told_end: Date | null;
  told_days: number | null;
}

interface PlanPurchasesTable {
  id: string;
  user_id: string;
  choice: string;
  kind: string;
  price: number;
  credit: WithDefault<number>;
  credited: WithDefault<string[]>;
  amount: number;
  bill_id: string | null;
  state: string;
  pay_by: Date;
  created_at: Date;
  updated_at: Date;
}

interface QuotaCountersTable {
  user_id: string;
  quota: string;
  period: string;
  used: WithDefault<number>;
  granted: WithDefault<number>;
}

interface QuotaUsesTable {
  id: string;
  user_id: string;
  quota: string;
  period: string;
  subject: string;
  state: string;
  created_at: Date;
  settled_at: Date | null;
}

interface QuotaLedgerTable {
  id: Generated<number>;
  user_id: string;
  at: Date;
  quota: string;
  period: string;
  what: string;
  used: WithDefault<number>;
  granted: WithDefault<number>;
  use_id: string | null;
  subject: string | null;
  reason: NullableJson;
}
