-- Where a person has things delivered (docs/decisions/0076); one of them is taken unless another is chosen.
create table addresses (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  receiver text not null,
  mobile text not null,
  address jsonb not null,
  is_default boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index addresses_person on addresses (user_id, id);
create unique index addresses_default on addresses (user_id) where is_default;

-- Who wants to know when a sold-out variant is back; the row goes when they have been told.
create table stock_watches (
  user_id text not null references users (id) on delete cascade,
  variant_id text not null references product_variants (id) on delete cascade,
  created_at timestamptz not null,
  primary key (user_id, variant_id)
);
create index stock_watches_variant on stock_watches (variant_id, user_id);

-- Returns stand in the history of their order. Of those before this only two moments are known.
insert into order_events (order_id, position, state, by, actor_id, details, at)
  select moments.order_id,
    coalesce((select max(position) from order_events where order_events.order_id = moments.order_id), 0) + row_number() over (partition by moments.order_id order by moments.at, moments.return_state),
    'RETURN_' || moments.return_state, moments.by, null, jsonb_build_object('return', moments.id), moments.at
  from (
    select id, order_id, 'ASKED' as return_state, 'buyer' as by, asked_at as at from returns
    union all
    select id, order_id, state, case when state in ('SENT', 'WITHDRAWN') then 'buyer' when state = 'LAPSED' then 'clock' else 'seller' end, updated_at from returns where state <> 'ASKED'
  ) moments;
