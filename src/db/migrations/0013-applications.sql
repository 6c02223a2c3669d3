-- Who wants to join as a designer or a merchant. One open application a person and kind; a rejected one is mended and sent again, so the row stays the same.
create table applications (
  id text primary key,
  number bigint generated always as identity,
  user_id text not null references users (id),
  type text not null check (type in ('designer', 'merchant')),
  state text not null default 'DRAFT' check (state in ('DRAFT', 'AWAITING_REMITTANCE', 'AUDITING', 'PASSED', 'REJECTED')),
  plan text,
  email text,
  mobile text,
  -- The mobile that a code has proven; another one needs another code.
  proven_mobile text,
  company text,
  school text,
  major text,
  other_contact text,
  -- Media ids of private pictures.
  id_card_front text,
  id_card_back text,
  business_license text,
  bill_id text,
  -- Of the last rejection, {zh?, en?, vi?}, and whether the transfer's receipt was among what was wrong.
  reason jsonb,
  receipt_asked boolean not null default false,
  attempt int not null default 0,
  -- When it came to the auditors, and until when they promised an answer.
  submitted_at timestamptz,
  due_at timestamptz,
  decided_at timestamptz,
  decided_by text,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index applications_open on applications (user_id, type) where state <> 'PASSED';
create index applications_user on applications (user_id, updated_at desc);
-- The queue: those who wait longest first. The others: what was decided last first.
create index applications_queue on applications (due_at, id) where state = 'AUDITING';
create index applications_state on applications (state, updated_at desc, id desc);
create index applications_bill on applications (bill_id) where bill_id is not null;

-- What happened to it, for the person and the auditors alike.
create table application_events (
  id bigint generated always as identity primary key,
  application_id text not null references applications (id) on delete cascade,
  at timestamptz not null,
  actor_id text,
  step text not null,
  reason jsonb
);
create index application_events_of on application_events (application_id, id);
