-- When the buyer had it: the days in which it may go back are counted from here.
alter table orders add column completed_at timestamptz;
update orders set completed_at = (select max(at) from order_events where order_events.order_id = orders.id and order_events.state = 'COMPLETED') where state = 'COMPLETED';
-- The console's list of one state, the newest first; without a state the ids themselves are that order.
create index orders_state on orders (state, id desc);
create index orders_merchant_state on orders (merchant_id, state);

-- What a buyer wants to give back, once an order. Words are kept in the language they were written in.
create table returns (
  order_id text primary key references orders (id),
  state text not null check (state in ('ASKED', 'AGREED', 'DECLINED', 'WITHDRAWN', 'RECEIVED')),
  reason jsonb not null,
  -- Private pictures of what is wrong with it, for both sides and auditors.
  pictures text[] not null default '{}',
  answer jsonb,
  -- It came back as new and is on the shelf again.
  restocked boolean not null default false,
  asked_at timestamptz not null,
  updated_at timestamptz not null
);
create index returns_open on returns (updated_at) where state in ('ASKED', 'AGREED');

-- A sale taken back is booked the other way; and a transfer's receipt stands for one transfer: its bytes are known by their hash.
alter table ledger_entries drop constraint ledger_entries_kind_check;
alter table ledger_entries add constraint ledger_entries_kind_check check (kind in ('payment', 'settlement', 'return', 'refund', 'payout'));
alter table ledger_entries add column receipt_hash text;
create unique index ledger_entries_receipt on ledger_entries (receipt_hash) where receipt_hash is not null;
create index ledger_entries_payouts on ledger_entries (number desc) where kind = 'payout';
