import type { ColumnType, Generated, JSONColumnType } from 'kysely';

/** The live schema as types; `tables.server.test.ts` holds them against the database. */
export interface Tables {
  users: UsersTable;
  sessions: SessionsTable;
  codes: CodesTable;
  limits: LimitsTable;
  workspace_tokens: WorkspaceTokensTable;
  idempotency_keys: IdempotencyKeysTable;
  outbox: OutboxTable;
  audit: AuditTable;
  local_messages: LocalMessagesTable;
  settings: SettingsTable;
  media: MediaTable;
  media_variants: MediaVariantsTable;
  media_dropped: MediaDroppedTable;
}

type Json = JSONColumnType<object, unknown, unknown>;
type NullableJson = ColumnType<unknown, string | null | undefined, string | null>;
type WithDefault<T> = ColumnType<T, T | undefined, T>;

interface UsersTable {
  id: string;
  email: string;
  mobile: string | null;
  password_hash: string;
  nickname: string;
  username: string | null;
  avatar: string | null;
  experience: string | null;
  city: string | null;
  styles: WithDefault<string[]>;
  company_name: string | null;
  introduction: string | null;
  living_address: string | null;
  school: string | null;
  major: string | null;
  company_address: string | null;
  contact_phone: string | null;
  business_scope: string | null;
  designer_level: string | null;
  roles: WithDefault<string[]>;
  apply_status: string | null;
  status: WithDefault<'active' | 'suspended' | 'deleted'>;
  locale: WithDefault<string>;
  trial_ends_at: Date | null;
  cookie_agreed_at: Date | null;
  demo_kind: string | null;
  created_at: Date;
  updated_at: Date;
}

interface SessionsTable {
  id: string;
  user_id: string;
  generation: WithDefault<number>;
  rotated_at: Date;
  device_hash: string;
  user_agent: string;
  address: string;
  created_at: Date;
  last_seen_at: Date;
  expires_at: Date;
  revoked_at: Date | null;
  revoked_why: string | null;
}

interface CodesTable {
  id: string;
  target_hash: string;
  purpose: string;
  code_hash: string;
  tries: WithDefault<number>;
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
}

interface LimitsTable {
  key: string;
  hits: number;
  resets_at: Date;
}

interface WorkspaceTokensTable {
  token_hash: string;
  user_id: string;
  locale: string;
  created_at: Date;
  expires_at: Date;
  redeemed_at: Date | null;
  refused: WithDefault<number>;
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
}

interface MediaTable {
  id: string;
  hash: string;
  owner_id: string | null;
  kind: string;
  private: boolean;
  width: number;
  height: number;
  bytes: number;
  placeholder: string;
  created_at: Date;
  claimed_at: Date | null;
}

interface MediaVariantsTable {
  source: string;
  width: number;
  format: string;
  hash: string;
  bytes: number;
  created_at: Date;
}

interface MediaDroppedTable {
  hash: string;
  dropped_at: Date;
}
