-- Who else may see, comment on or edit a design (PRODUCT J9): people, and whoever has a link.
create table design_shares (
  id text primary key,
  design_id text not null references designs (id) on delete cascade,
  -- Null while nobody has an account with this contact.
  user_id text references users (id) on delete cascade,
  -- As its owner typed it: an email, or a mobile with its country. Null where the person was not invited by one.
  contact text,
  role text not null check (role in ('edit', 'comment', 'view')),
  prices boolean not null default true,
  -- Until they have opened it, the owner is told no more than they typed: whether there is an account stays unsaid.
  opened_at timestamptz,
  -- Shared by attaching the design to a talk with a client.
  talk_id text references design_orders (id) on delete set null,
  created_at timestamptz not null
);
create unique index design_shares_person on design_shares (design_id, user_id) where user_id is not null;
create unique index design_shares_contact on design_shares (design_id, contact) where contact is not null;
create index design_shares_user on design_shares (user_id, created_at);
create index design_shares_waiting on design_shares (contact) where user_id is null;
create index design_shares_talk on design_shares (talk_id) where talk_id is not null;

-- A link's secret is not stored, only its hash. A revoked link stays until its days are over.
create table design_links (
  id text primary key,
  design_id text not null references designs (id) on delete cascade,
  hash text not null unique,
  role text not null check (role in ('edit', 'comment', 'view')),
  prices boolean not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz
);
create index design_links_design on design_links (design_id);
create index design_links_over on design_links (expires_at);

-- Someone who may look asks to edit; gone when it is answered.
create table design_edit_requests (
  design_id text not null references designs (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  -- Whether they see prices as it is: who gets more rights sees no more of them.
  prices boolean not null,
  created_at timestamptz not null,
  primary key (design_id, user_id)
);
create index design_edit_requests_user on design_edit_requests (user_id);
