-- expand
-- Where a payout went (docs/decisions/0103). Beside the book, which is never changed: it goes with the person.
create table payout_accounts (
  entry_id text primary key references ledger_entries (id),
  user_id text not null references users (id),
  bin text not null,
  account text not null,
  holder text not null
);
create index payout_accounts_user on payout_accounts (user_id);
