-- Where the house sends a seller's money (PRODUCT, who is paid). One a person; what it was before stands in the audit record.
create table bank_accounts (
  user_id text primary key references users (id) on delete cascade,
  -- The bank's six digits at NAPAS.
  bin text not null check (bin ~ '^[0-9]{6}$'),
  account text not null check (account ~ '^[0-9A-Za-z]{4,19}$'),
  holder text not null check (length(holder) between 2 and 80),
  created_at timestamptz not null,
  updated_at timestamptz not null
);
