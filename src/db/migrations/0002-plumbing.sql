-- What every write shares: a retry is the same write, what leaves the house goes through one door, every decision is on record.
create table idempotency_keys (
  scope text not null,
  key text not null,
  call text not null,
  request_hash text not null,
  response jsonb,
  created_at timestamptz not null,
  locked_until timestamptz not null,
  primary key (scope, key)
);
create index idempotency_keys_age on idempotency_keys (created_at);

create table outbox (
  id bigint generated always as identity primary key,
  kind text not null,
  payload jsonb not null,
  created_at timestamptz not null,
  done_at timestamptz,
  tries int not null default 0,
  error text
);
create index outbox_waiting on outbox (id) where done_at is null;
create index outbox_done on outbox (done_at) where done_at is not null;

create table audit (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  actor_id text,
  action text not null,
  target text not null,
  before jsonb,
  after jsonb,
  request_id text,
  address text,
  previous_hash text,
  hash text
);
create index audit_target on audit (target, id desc);
create index audit_actor on audit (actor_id, id desc);

-- Mail and SMS of an unconfigured channel end here instead of outside (PRODUCT D4).
create table local_messages (
  id bigint generated always as identity primary key,
  channel text not null check (channel in ('mail', 'sms')),
  recipient text not null,
  subject text,
  body text not null,
  created_at timestamptz not null
);
create index local_messages_recipient on local_messages (recipient, id desc);

create table settings (
  key text primary key,
  value jsonb not null,
  updated_at timestamptz not null
);
