-- What a person has put aside to buy. `choice` is a made-to-size piece's wish, as the query of its quote; the same choice is the same line.
create table cart_lines (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  product_id text not null references products (id) on delete cascade,
  variant_id text references product_variants (id) on delete cascade,
  choice text not null default '',
  quantity int not null check (quantity between 1 and 999),
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index cart_lines_choice on cart_lines (user_id, product_id, coalesce(variant_id, ''), choice);

-- What delivery costs and how long it takes, by merchant and province; province '' is everywhere else. Whole đồng, days.
create table delivery_terms (
  merchant_id text not null references merchants (id) on delete cascade,
  province text not null default '',
  fee bigint not null check (fee between 0 and 1000000000),
  days_from int not null check (days_from >= 0),
  days_to int not null check (days_to between days_from and 365),
  primary key (merchant_id, province)
);

-- A product order: of one buyer at one merchant. Names, prices and choices are kept as they were.
create table orders (
  id text primary key,
  -- What the buyer writes as purpose of the transfer: the reference of its bill.
  number text not null unique,
  bill_id text not null unique references bills (id),
  -- Orders placed together, one a merchant.
  placement text not null,
  buyer_id text not null references users (id),
  merchant_id text not null references merchants (id),
  merchant_name text not null,
  state text not null check (state in ('PENDING_PAYMENT', 'RECEIPT_SUBMITTED', 'RECEIPT_REJECTED', 'PAID', 'SHIPPED', 'COMPLETED', 'CANCELLED', 'REFUND_DUE', 'REFUNDED')),
  goods bigint not null check (goods > 0),
  delivery_fee bigint not null check (delivery_fee >= 0),
  total bigint not null check (total = goods + delivery_fee),
  days_from int not null,
  days_to int not null,
  receiver text not null,
  mobile text not null,
  buyer_email text not null,
  address jsonb not null,
  remark text not null default '',
  invoice jsonb,
  -- Until then it waits for money; null while nobody has to pay.
  pay_by timestamptz,
  carrier text,
  tracking text,
  -- Sent on this day it completes itself after that one.
  complete_by timestamptz,
  reason jsonb,
  placed_at timestamptz not null,
  updated_at timestamptz not null
);
create index orders_buyer on orders (buyer_id, id desc);
create index orders_merchant on orders (merchant_id, id desc);
create index orders_placement on orders (placement);
create index orders_unpaid on orders (pay_by) where state in ('PENDING_PAYMENT', 'RECEIPT_REJECTED');
create index orders_underway on orders (complete_by) where state = 'SHIPPED';
create index orders_refunds on orders (updated_at) where state = 'REFUND_DUE';

create table order_lines (
  order_id text not null references orders (id) on delete cascade,
  position int not null,
  product_id text references products (id) on delete set null,
  variant_id text references product_variants (id) on delete set null,
  name jsonb not null,
  -- What the variant was called, or the choices of a made-to-size piece, in words.
  label jsonb not null default '{}',
  width int not null,
  depth int not null,
  height int not null,
  sku text,
  -- The exact model and what it wears; of a made-to-size piece also the choices themselves.
  model text,
  finishes jsonb not null default '{}',
  parameters jsonb,
  picture text,
  unit_price bigint not null check (unit_price > 0),
  quantity int not null check (quantity > 0),
  amount bigint not null check (amount = unit_price * quantity),
  primary key (order_id, position)
);
create index order_lines_product on order_lines (product_id) where product_id is not null;
create index order_lines_variant on order_lines (variant_id) where variant_id is not null;

-- The life of an order, step by step.
create table order_events (
  order_id text not null references orders (id) on delete cascade,
  position int not null,
  state text not null,
  by text not null check (by in ('buyer', 'seller', 'admin', 'clock')),
  actor_id text references users (id),
  details jsonb not null default '{}',
  at timestamptz not null,
  primary key (order_id, position)
);
