-- What people keep for later (PRODUCT F6): products, works and designers, told apart by the letter of the id.
create table favourites (
  user_id text not null references users (id) on delete cascade,
  thing_id text not null check (thing_id ~ '^[pwd]_[0-9a-z]{1,40}$'),
  kept_at timestamptz not null,
  primary key (user_id, thing_id)
);
create index favourites_latest on favourites (user_id, kept_at desc, thing_id);

-- By how many it is kept. Beside the things and not among their columns: no public page is made anew because somebody pressed a heart.
create table favourite_counts (
  thing_id text primary key,
  saved int not null check (saved >= 0)
);

create table boards (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  name text not null check (length(name) between 1 and 60),
  -- Who has it in their link sees the board; null while it is nobody's but its owner's.
  share_key text unique,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index boards_owner on boards (user_id, id);

-- Only what is kept can lie on a board: with the heart it goes from all of them.
create table board_things (
  board_id text not null references boards (id) on delete cascade,
  user_id text not null,
  thing_id text not null,
  put_at timestamptz not null,
  primary key (board_id, thing_id),
  foreign key (user_id, thing_id) references favourites (user_id, thing_id) on delete cascade
);
create index board_things_kept on board_things (user_id, thing_id);

-- How many gave one star, two, … five. Count and average follow from it, so that no two figures can disagree.
alter table products add column ratings int[] not null default '{0,0,0,0,0}';

-- What buyers say, once for each line of a completed order.
create table reviews (
  id text primary key,
  order_id text not null references orders (id),
  line int not null,
  product_id text not null references products (id) on delete cascade,
  author_id text not null references users (id),
  stars int not null check (stars between 1 and 5),
  text text not null default '',
  -- The language it was written in, as far as the page knew.
  lang text not null check (lang in ('zh', 'en', 'vi')),
  pictures text[] not null default '{}',
  state text not null default 'shown' check (state in ('shown', 'hidden')),
  reply text,
  reply_lang text check (reply_lang in ('zh', 'en', 'vi')),
  replied_at timestamptz,
  created_at timestamptz not null,
  edited_at timestamptz,
  unique (order_id, line)
);
create index reviews_product on reviews (product_id, created_at desc, id desc) where state = 'shown';
create index reviews_author on reviews (author_id, id desc);
create trigger content_changed after insert or update or delete or truncate on reviews for each statement execute function tell_content_changed();

-- What people tell us about works, products, reviews and messages. All open ones about one thing are decided together.
create table reports (
  id text primary key,
  kind text not null check (kind in ('work', 'product', 'review', 'message')),
  thing_id text not null,
  -- Null once the person is gone.
  reporter_id text references users (id),
  -- Whose it is, and what it said when it was reported.
  owner_id text not null references users (id),
  said text not null,
  reason text not null check (reason in ('fraud', 'stolen', 'offensive', 'advertising', 'wrong', 'other')),
  note text not null default '',
  state text not null default 'open' check (state in ('open', 'dismissed', 'upheld')),
  decided_by text references users (id),
  decided_at timestamptz,
  created_at timestamptz not null
);
create unique index reports_once on reports (thing_id, reporter_id) where state = 'open';
create index reports_open on reports (state, created_at, id);
create index reports_thing on reports (thing_id, state);
create index reports_reporter on reports (reporter_id);
