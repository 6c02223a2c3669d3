-- What is searched, apart from what is shown: narrow rows, so that a thousand of them lie on few pages. One table a kind, all alike.
-- `search` holds words, facets, sort steps and the sample as tokens (docs/decisions/0023); rules write it with every change.

create table search_products (
  id text primary key references products (id) on delete cascade,
  search tsvector not null,
  facets text[] not null,
  popularity int not null,
  newest bigint not null,
  price bigint not null,
  width int not null,
  depth int not null,
  height int not null,
  updated_at timestamptz not null
);
create index search_products_tokens on search_products using gin (search) with (fastupdate = off);
create index search_products_popularity on search_products (popularity desc, id desc);
create index search_products_newest on search_products (newest desc, id desc);
create index search_products_price on search_products (price, id);
create index search_products_size on search_products (width, depth, height);

create table search_works (
  id text primary key references works (id) on delete cascade,
  search tsvector not null,
  facets text[] not null,
  popularity int not null,
  newest bigint not null,
  price bigint not null,
  updated_at timestamptz not null
);
create index search_works_tokens on search_works using gin (search) with (fastupdate = off);
create index search_works_popularity on search_works (popularity desc, id desc);
create index search_works_newest on search_works (newest desc, id desc);

create table search_designers (
  id text primary key references designers (id) on delete cascade,
  search tsvector not null,
  facets text[] not null,
  popularity int not null,
  newest bigint not null,
  price bigint not null,
  updated_at timestamptz not null
);
create index search_designers_tokens on search_designers using gin (search) with (fastupdate = off);
create index search_designers_popularity on search_designers (popularity desc, id desc);
create index search_designers_newest on search_designers (newest desc, id desc);

create table search_merchants (
  id text primary key references merchants (id) on delete cascade,
  search tsvector not null,
  facets text[] not null,
  popularity int not null,
  newest bigint not null,
  price bigint not null,
  updated_at timestamptz not null
);
create index search_merchants_tokens on search_merchants using gin (search) with (fastupdate = off);
create index search_merchants_popularity on search_merchants (popularity desc, id desc);
create index search_merchants_newest on search_merchants (newest desc, id desc);

create table search_articles (
  id text primary key references articles (id) on delete cascade,
  search tsvector not null,
  facets text[] not null,
  popularity int not null,
  newest bigint not null,
  price bigint not null,
  updated_at timestamptz not null
);
create index search_articles_tokens on search_articles using gin (search) with (fastupdate = off);
create index search_articles_popularity on search_articles (popularity desc, id desc);
create index search_articles_newest on search_articles (newest desc, id desc);

-- Every word that is written somewhere: what a slip of the keyboard is compared with, and what typing may go on to.
create table search_words (
  word text primary key,
  folded text not null,
  used int not null default 1
);
create index search_words_alike on search_words using gin (folded gin_trgm_ops);
create index search_words_begin on search_words (folded text_pattern_ops);

-- Counts of lists nobody has narrowed, refreshed by a job: at a million rows nobody waits for them.
create table search_totals (
  kind text primary key,
  total int not null,
  facets jsonb not null,
  counted_at timestamptz not null
);
