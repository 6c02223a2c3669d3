-- One bill for everything that was ordered together (docs/decisions/0066). `received` is the money seen in the account so far;
-- `account` the platform's account that was first shown on the bill. The two moments start the time to pay anew, once each.
alter table bills add column received bigint not null default 0 check (received >= 0);
alter table bills add column account jsonb;
alter table bills add column rejected_at timestamptz;
alter table bills add column short_at timestamptz;
update bills set received = amount where status = 'PAID';
update bills set rejected_at = (
    select min(order_events.at) from order_events join orders on orders.id = order_events.order_id
    where orders.bill_id = bills.id and order_events.state = 'RECEIPT_REJECTED')
  where kind = 'order';
update bills set pay_by = orders.pay_by from orders where orders.bill_id = bills.id and bills.status in ('OPEN', 'SUBMITTED', 'REJECTED');

alter table orders drop constraint orders_bill_id_key;
create index orders_bill on orders (bill_id, id);

-- What a reviewer says has arrived. It takes effect a minute later, and can be taken back until then.
create table bill_confirmations (
  id text primary key,
  bill_id text not null references bills (id),
  -- Null for money that arrived without a receipt under review.
  receipt_id text references receipts (id),
  amount bigint not null check (amount between 1 and 999999999999),
  reason text,
  by text not null references users (id),
  created_at timestamptz not null,
  effective_at timestamptz not null,
  state text not null default 'PENDING' check (state in ('PENDING', 'APPLIED', 'TAKEN_BACK')),
  ended_by text references users (id),
  ended_at timestamptz
);
create unique index bill_confirmations_pending on bill_confirmations (bill_id) where state = 'PENDING';
create index bill_confirmations_due on bill_confirmations (effective_at) where state = 'PENDING';
create index bill_confirmations_bill on bill_confirmations (bill_id, id);

-- Returns: several an order, by lines and quantities. Those before this were of the whole order, its delivery included.
alter table returns add column id text;
update returns set id = order_id;
alter table returns alter column id set not null;
alter table returns drop constraint returns_pkey;
alter table returns add primary key (id);
alter table returns add column kind text not null default 'faulty' check (kind in ('unwanted', 'faulty', 'missing'));
alter table returns alter column kind drop default;
alter table returns add column lines jsonb not null default '[]';
alter table returns alter column lines drop default;
alter table returns add column amount bigint not null default 0;
alter table returns alter column amount drop default;
update returns set
  lines = (select jsonb_agg(jsonb_build_object('position', position, 'quantity', quantity) order by position) from order_lines where order_lines.order_id = returns.order_id),
  amount = (select total from orders where orders.id = returns.order_id);
create index returns_order on returns (order_id, id);

-- Money that goes back to its payer. Its id is the subject of its ledger entry; for those before this that is the order's.
create table refunds (
  id text primary key,
  bill_id text not null references bills (id),
  order_id text references orders (id),
  return_id text references returns (id),
  user_id text not null references users (id),
  why text not null check (why in ('cancelled', 'returned', 'surplus', 'late', 'unpaid')),
  lines jsonb not null default '[]',
  amount bigint not null check (amount > 0),
  -- The payer's account, as they named it.
  account jsonb,
  state text not null default 'DUE' check (state in ('DUE', 'SENT')),
  receipt text,
  sent_by text references users (id),
  sent_at timestamptz,
  created_at timestamptz not null
);
create index refunds_due on refunds (created_at, id) where state = 'DUE';
create index refunds_bill on refunds (bill_id, id);
create index refunds_order on refunds (order_id) where order_id is not null;
create index refunds_person on refunds (user_id, id desc);

alter table ledger_entries drop constraint ledger_entries_kind_check;
alter table ledger_entries add constraint ledger_entries_kind_check check (kind in ('receipt', 'payment', 'settlement', 'return', 'refund', 'payout'));

-- Orders before this: what was sent back, and what is to be. A refund whose money nobody had seen yet is decided at its bill again.
insert into refunds (id, bill_id, order_id, return_id, user_id, why, amount, state, receipt, sent_by, sent_at, created_at)
  select orders.id, orders.bill_id, orders.id, returns.id, orders.buyer_id, case when returns.id is null then 'cancelled' else 'returned' end, orders.total,
    case when orders.state = 'REFUNDED' then 'SENT' else 'DUE' end, entries.receipt, entries.actor_id, entries.at, orders.updated_at
  from orders
  left join returns on returns.order_id = orders.id and returns.state = 'RECEIVED'
  left join ledger_entries entries on entries.kind = 'refund' and entries.subject = orders.id
  where orders.state = 'REFUNDED' or (orders.state = 'REFUND_DUE' and exists (select from ledger_entries where kind = 'payment' and subject = orders.id));
update bills set status = 'SUBMITTED' from orders
  where orders.bill_id = bills.id and orders.state = 'REFUND_DUE' and bills.status = 'CANCELLED' and bills.receipt_id is not null
    and not exists (select from ledger_entries where kind = 'payment' and subject = orders.id);
