import type { Computed, NullableJson, WithDefault } from './columns.ts';

/** Accounts, sessions and sign-in. */
export interface AccountTables {
  users: UsersTable;
  sessions: SessionsTable;
  second_factors: SecondFactorsTable;
  recovery_codes: RecoveryCodesTable;
  codes: CodesTable;
  workspace_tokens: WorkspaceTokensTable;
}

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
  designer_level: WithDefault<string | null>;
  roles: WithDefault<string[]>;
  apply_status: string | null;
  status: WithDefault<'active' | 'suspended' | 'deleted'>;
  locale: WithDefault<string>;
  trial_ends_at: Date | null;
  cookie_agreed_at: Date | null;
  demo_kind: string | null;
  plan_ends_at: Date | null;
  created_at: Date;
  updated_at: Date;
  suspended_at: Date | null;
  suspended_reason: NullableJson;
  found_by: Computed;
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
  second_factor_at: Date | null;
  /** Its cookies still have the names from before they were bound to the host. */
  old_cookies: WithDefault<boolean>;
}

interface SecondFactorsTable {
  user_id: string;
  secret: string;
  last_step: WithDefault<number>;
  created_at: Date;
  confirmed_at: Date | null;
}

interface RecoveryCodesTable {
  user_id: string;
  code_hash: string;
  used_at: Date | null;
}

interface CodesTable {
  id: string;
  target_hash: string;
  purpose: string;
  code_hash: string;
  requester: WithDefault<string>;
  own_tries: WithDefault<number>;
  /** By others than who asked for it. */
  tries: WithDefault<number>;
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
}

interface WorkspaceTokensTable {
  token_hash: string;
  user_id: string;
  session_id: string | null;
  locale: string;
  created_at: Date;
  expires_at: Date;
  redeemed_at: Date | null;
  refused: WithDefault<number>;
}
