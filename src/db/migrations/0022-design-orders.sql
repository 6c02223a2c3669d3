-- Talks between a buyer and a designer (PRODUCT, design order): a question (*consult now*) or an order of a design, with everything said and done in it.
create table design_orders (
  id text primary key,
  buyer_id text not null references users (id),
  designer_id text not null references designers (id),
  work_id text references works (id) on delete set null,
  -- What the work was called then.
  work_name jsonb not null default '{}',
  state text not null check (state in ('ASKED', 'SENT', 'ACCEPTED', 'IN_PROGRESS', 'DELIVERED', 'COMPLETED', 'DECLINED', 'CANCELLED', 'CLOSED')),
  -- How the designer reaches the buyer.
  contact text not null,
  mobile text,
  wishes text not null,
  -- Square metres; whole đồng.
  area int check (area between 1 and 100000),
  budget bigint check (budget between 0 and 1000000000000),
  address text not null default '',
  -- What the two agreed on between themselves; the house bills nothing of it.
  price bigint check (price between 0 and 1000000000000),
  terms text not null default '',
  -- The number of the last entry. Raising it locks the row, so entries are numbered in the order of commits.
  entries int not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index design_orders_buyer on design_orders (buyer_id, updated_at desc);
create index design_orders_designer on design_orders (designer_id, updated_at desc);

-- What each of the two has seen of it.
create table design_order_sides (
  order_id text not null references design_orders (id) on delete cascade,
  side text not null check (side in ('buyer', 'designer')),
  user_id text not null references users (id),
  unread int not null default 0 check (unread >= 0),
  unread_since timestamptz,
  seen int not null default 0,
  seen_at timestamptz,
  -- Since they last looked: a notice has been given, a letter has been written.
  told boolean not null default false,
  lettered boolean not null default false,
  primary key (order_id, side)
);
create index design_order_sides_person on design_order_sides (user_id, side);
create index design_order_sides_waiting on design_order_sides (unread_since) where unread > 0 and not lettered;

create table design_order_entries (
  order_id text not null references design_orders (id) on delete cascade,
  position int not null,
  by text not null check (by in ('buyer', 'designer')),
  author_id text not null references users (id),
  -- Null: something that was said. Else the state it came to.
  state text,
  text text not null default '',
  -- Pictures, by their ids; private, for these two alone.
  files text[] not null default '{}',
  price bigint,
  at timestamptz not null,
  primary key (order_id, position)
);

-- Letters to designers were kept until now as consultations. Each is the beginning of a talk, under its own id.
insert into design_orders (id, buyer_id, designer_id, work_id, work_name, state, contact, wishes, entries, created_at, updated_at)
select c.id, c.sender_id, c.designer_id, c.work_id, coalesce(w.name, '{}'), case c.status when 'closed' then 'CLOSED' else 'ASKED' end, c.contact, c.message, 1, c.created_at, c.updated_at
from consultations c left join works w on w.id = c.work_id;
insert into design_order_sides (order_id, side, user_id, seen, seen_at, told, lettered)
select c.id, 'buyer', c.sender_id, 1, c.created_at, false, false from consultations c
union all
select c.id, 'designer', d.user_id, 1, c.created_at, true, true from consultations c join designers d on d.id = c.designer_id;
insert into design_order_entries (order_id, position, by, author_id, text, at)
select c.id, 1, 'buyer', c.sender_id, c.message, c.created_at from consultations c;
drop table consultations;
