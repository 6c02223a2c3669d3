-- People, their sessions, the codes that prove an address is theirs.
create table users (
  id text primary key,
  email text not null,
  mobile text,
  password_hash text not null,
  nickname text not null,
  username text,
  avatar text,
  experience text,
  city text,
  styles text[] not null default '{}',
  company_name text,
  introduction text,
  living_address text,
  school text,
  major text,
  company_address text,
  contact_phone text,
  business_scope text,
  designer_level text,
  roles text[] not null default '{ROLE_USER}',
  apply_status text,
  status text not null default 'active' check (status in ('active', 'suspended', 'deleted')),
  locale text not null default 'en',
  trial_ends_at timestamptz,
  cookie_agreed_at timestamptz,
  demo_kind text unique,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
-- An address belongs to one living account; a deleted one gives it back.
create unique index users_email on users (email) where status <> 'deleted';
create unique index users_mobile on users (mobile) where status <> 'deleted' and mobile is not null;

-- One row is one sign-in. The refresh token carries a generation; the row knows the newest.
create table sessions (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  generation int not null default 0,
  rotated_at timestamptz not null,
  device_hash text not null,
  user_agent text not null,
  address text not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  revoked_why text
);
create index sessions_user on sessions (user_id, created_at desc);
create index sessions_expiry on sessions (expires_at);

-- Six digits, kept only as a keyed hash. A row is written for every address, known or not, so that all answers are alike.
create table codes (
  id text primary key,
  target_hash text not null,
  purpose text not null,
  code_hash text not null,
  tries int not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index codes_target on codes (target_hash, purpose, created_at desc);
create index codes_expiry on codes (expires_at);

-- Counters of logins and codes; in the database so that a restart or a second process forgets nothing.
create table limits (
  key text primary key,
  hits int not null,
  resets_at timestamptz not null
);
create index limits_reset on limits (resets_at);

-- A way into the workspace: once, for 60 seconds, for one account.
create table workspace_tokens (
  token_hash text primary key,
  user_id text not null references users (id) on delete cascade,
  locale text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  redeemed_at timestamptz,
  refused int not null default 0
);
create index workspace_tokens_expiry on workspace_tokens (expires_at);
