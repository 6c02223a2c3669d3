-- The marketplace: who offers, what they offer, what the house itself says. Texts people read are jsonb {zh?, en?, vi?}.
create extension if not exists pg_trgm;

create table designers (
  id text primary key,
  user_id text not null unique references users (id),
  name text not null,
  headline jsonb not null default '{}',
  about jsonb not null default '{}',
  city text,
  styles text[] not null default '{}',
  years int not null default 0,
  avatar text,
  cover text,
  work_count int not null default 0,
  popularity int not null default 0,
  status text not null default 'listed' check (status in ('listed', 'unlisted')),
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create table merchants (
  id text primary key,
  user_id text not null unique references users (id),
  name text not null,
  headline jsonb not null default '{}',
  about jsonb not null default '{}',
  city text,
  scope text[] not null default '{}',
  address text,
  phone text,
  avatar text,
  cover text,
  product_count int not null default 0,
  popularity int not null default 0,
  status text not null default 'listed' check (status in ('listed', 'unlisted')),
  created_at timestamptz not null,
  updated_at timestamptz not null
);

-- A home somebody draws. The row says whose it is; every saved state of the document is a version.
create table designs (
  id text primary key,
  owner_id text not null references users (id),
  name text not null,
  private boolean not null default true,
  version int not null,
  -- The work it was made from, as long as that work exists.
  template_id text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz
);
create index designs_owner on designs (owner_id, updated_at desc) where deleted_at is null;

create table design_versions (
  design_id text not null references designs (id) on delete cascade,
  version int not null,
  document jsonb not null,
  created_at timestamptz not null,
  primary key (design_id, version)
);

create table works (
  id text primary key,
  designer_id text not null references designers (id),
  name jsonb not null,
  description jsonb not null default '{}',
  styles text[] not null default '{}',
  home_type text,
  space text,
  area int,
  scene text,
  room_type text,
  -- Media ids; the first is the main picture.
  pictures text[] not null default '{}',
  panorama text,
  design_id text references designs (id),
  view_count int not null default 0,
  use_count int not null default 0,
  status text not null default 'unshelved' check (status in ('shelved', 'unshelved', 'deleted')),
  published_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index works_designer on works (designer_id, published_at desc) where status = 'shelved';
alter table designs add constraint designs_template foreign key (template_id) references works (id) on delete set null;

-- Once per visitor and day (PRODUCT F2). The visitor is a keyed hash that changes with the day: nobody can be followed.
create table work_views (
  work_id text not null references works (id) on delete cascade,
  day date not null,
  visitor text not null,
  primary key (day, work_id, visitor)
);

create table products (
  id text primary key,
  merchant_id text not null references merchants (id),
  category text not null,
  name jsonb not null,
  description jsonb not null default '{}',
  style text,
  materials text[] not null default '{}',
  colours text[] not null default '{}',
  pictures text[] not null default '{}',
  -- Of the first variant, or of the smallest a made-to-size piece can be. Millimetres.
  width int not null,
  depth int not null,
  height int not null,
  price_min bigint not null,
  price_max bigint not null,
  made_to_size jsonb,
  popularity int not null default 0,
  status text not null default 'unshelved' check (status in ('shelved', 'unshelved', 'deleted')),
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index products_merchant on products (merchant_id, popularity desc) where status = 'shelved';

create table product_variants (
  id text primary key,
  product_id text not null references products (id) on delete cascade,
  position int not null,
  label jsonb not null default '{}',
  width int not null,
  depth int not null,
  height int not null,
  colour text,
  finishes jsonb not null default '{}',
  -- A model of the library, or a GLB of the merchant's own.
  model text,
  glb text,
  price bigint not null check (price >= 0),
  stock int not null default 0 check (stock >= 0),
  sku text,
  unique (product_id, position)
);

-- What stands in a work and where it is seen: thousandths of the picture from its left and upper edge.
create table work_pieces (
  work_id text not null references works (id) on delete cascade,
  position int not null,
  product_id text references products (id) on delete set null,
  variant_id text references product_variants (id) on delete set null,
  model text,
  picture int not null default 0,
  x int,
  y int,
  camera text,
  primary key (work_id, position)
);
create index work_pieces_product on work_pieces (product_id) where product_id is not null;

create table articles (
  id text primary key,
  topic text not null,
  title jsonb not null,
  summary jsonb not null default '{}',
  body jsonb not null,
  author text,
  cover text,
  popularity int not null default 0,
  status text not null default 'draft' check (status in ('draft', 'published', 'deleted')),
  published_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create table faqs (
  id text primary key,
  topic text not null,
  position int not null,
  question jsonb not null,
  answer jsonb not null,
  shown boolean not null default true,
  updated_at timestamptz not null
);
create index faqs_order on faqs (topic, position) where shown;

create table banners (
  id text primary key,
  place text not null,
  position int not null,
  title jsonb not null,
  text jsonb not null default '{}',
  picture text,
  picture_phone text,
  link text,
  starts_at timestamptz,
  ends_at timestamptz,
  shown boolean not null default true,
  updated_at timestamptz not null
);
create index banners_order on banners (place, position) where shown;

create table partners (
  id text primary key,
  position int not null,
  name text not null,
  url text,
  logo text,
  shown boolean not null default true,
  updated_at timestamptz not null
);

-- About us and legal texts that differ from those the product ships with: {zh?, en?, vi?}, each {title, lead, effective, sections}.
create table pages (
  key text primary key,
  content jsonb not null,
  updated_at timestamptz not null
);

create table feedback (
  id text primary key,
  user_id text references users (id),
  contact text,
  message text not null,
  page text,
  locale text not null,
  status text not null default 'open' check (status in ('open', 'answered', 'closed')),
  answer text,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index feedback_open on feedback (status, id desc);

create table consultations (
  id text primary key,
  sender_id text not null references users (id),
  designer_id text not null references designers (id),
  work_id text references works (id) on delete set null,
  contact text not null,
  message text not null,
  status text not null default 'open' check (status in ('open', 'answered', 'closed')),
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index consultations_designer on consultations (designer_id, id desc);
create index consultations_sender on consultations (sender_id, id desc);
