-- Money owed and its remittance (PRODUCT, bill): a plan, a joining fee, an order. `subject` is the owner's own id of what is paid for;
-- payments never looks into it.
create table bills (
  id text primary key,
  -- What the payer writes as purpose of the transfer, and the auditor looks for in the account.
  reference text not null unique,
  user_id text not null references users (id),
  kind text not null check (kind in ('plan', 'joining', 'order')),
  subject text not null,
  amount bigint not null check (amount between 1 and 999999999999),
  status text not null default 'OPEN' check (status in ('OPEN', 'SUBMITTED', 'PAID', 'REJECTED', 'CANCELLED')),
  -- Where the person pays and sees it.
  page text,
  pay_by timestamptz,
  -- The receipt that is or was judged last.
  receipt_id text,
  submitted_at timestamptz,
  reason jsonb,
  decided_by text references users (id),
  decided_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
-- One thing of one person is never owed twice at a time.
create unique index bills_living on bills (user_id, kind, subject) where status in ('OPEN', 'SUBMITTED', 'REJECTED');
create index bills_person on bills (user_id, id desc);
-- The queue: who has waited longest comes first.
create index bills_queue on bills (submitted_at, id) where status = 'SUBMITTED';
create index bills_status on bills (status, id desc);
create index bills_subject on bills (kind, subject);

-- A picture of a transfer. Rows stay when the picture goes with its person: the hashes still find the same one used again.
create table receipts (
  id text primary key,
  bill_id text not null references bills (id),
  user_id text not null references users (id),
  media_id text not null,
  hash text not null,
  -- How it looks from afar, and its finer lines: what is near in the first is compared in the second.
  looks bit(256) not null,
  sketch bytea not null,
  amount bigint not null check (amount between 1 and 999999999999),
  remark text not null default '',
  same_as text references receipts (id),
  same_how text check (same_how in ('content', 'looks')),
  created_at timestamptz not null,
  check ((same_as is null) = (same_how is null))
);
create index receipts_bill on receipts (bill_id, id desc);
create index receipts_hash on receipts (hash, id);
