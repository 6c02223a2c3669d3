-- The money book (PRODUCT G6): what happens moves one sum out of an account into another. Debit is positive, credit negative; a whole entry is nothing.
create table ledger_entries (
  id text primary key,
  -- In the order of writing, also within one millisecond.
  number bigint generated always as identity,
  kind text not null check (kind in ('payment', 'settlement', 'refund', 'payout')),
  -- What it is about: an order, a payout. Nothing is booked twice.
  subject text not null,
  actor_id text references users (id),
  -- The picture of the transfer, where money left the house.
  receipt text,
  memo text not null default '',
  at timestamptz not null,
  unique (kind, subject)
);

create table ledger_postings (
  entry_id text not null references ledger_entries (id),
  position int not null,
  account text not null,
  amount bigint not null check (amount <> 0),
  primary key (entry_id, position)
);
create index ledger_postings_account on ledger_postings (account, entry_id desc);

-- An entry whose sides differ does not commit, whoever wrote it.
create function require_balanced_entry() returns trigger language plpgsql as $$
begin
  if (select coalesce(sum(amount), 0) from ledger_postings where entry_id = new.entry_id) <> 0 then
    raise exception 'ledger entry % does not balance', new.entry_id;
  end if;
  return null;
end $$;
create constraint trigger balanced after insert on ledger_postings deferrable initially deferred for each row execute function require_balanced_entry();

-- A book is written on, never in: what was wrong is booked the other way.
create function refuse_book_change() returns trigger language plpgsql as $$
begin
  raise exception 'the money book is not changed';
end $$;
create trigger kept before update or delete on ledger_entries for each row execute function refuse_book_change();
create trigger kept before update or delete on ledger_postings for each row execute function refuse_book_change();
