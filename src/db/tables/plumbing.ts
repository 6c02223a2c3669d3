import type { Generated } from 'kysely';
import type { Json, NullableJson, WithDefault } from './columns.ts';

/** Infrastructure of requests and jobs. */
export interface PlumbingTables {
  limits: LimitsTable;
  idempotency_keys: IdempotencyKeysTable;
  outbox: OutboxTable;
  audit: AuditTable;
  audit_head: AuditHeadTable;
  local_messages: LocalMessagesTable;
  settings: SettingsTable;
}

interface LimitsTable {
  key: string;
  hits: number;
  resets_at: Date;
}

interface IdempotencyKeysTable {
  scope: string;
  key: string;
  call: string;
  request_hash: string;
  response: NullableJson;
  created_at: Date;
  locked_until: Date;
}

interface OutboxTable {
  id: Generated<number>;
  kind: string;
  payload: Json;
  created_at: Date;
  done_at: Date | null;
  tries: WithDefault<number>;
  error: string | null;
}

interface AuditTable {
  id: Generated<number>;
  at: Date;
  actor_id: string | null;
  action: string;
  target: string;
  before: NullableJson;
  after: NullableJson;
  request_id: string | null;
  address: string | null;
  previous_hash: string | null;
  hash: string | null;
  seal: number | null;
}

interface AuditHeadTable {
  only_one: WithDefault<boolean>;
  seal: number;
  hash: string;
  signature: string;
}

interface LocalMessagesTable {
  id: Generated<number>;
  channel: 'mail' | 'sms';
  recipient: string;
  subject: string | null;
  body: string;
  created_at: Date;
}

interface SettingsTable {
  key: string;
  value: Json;
  updated_at: Date;
  version: WithDefault<number>;
}
