-- A furnishing kept for other rooms: an AI template. Its place of the plan's quota is `use_id`, given back when it is deleted.
create table furnish_templates (
  id text primary key,
  owner_id text not null references users (id) on delete cascade,
  name text not null check (length(name) between 1 and 120),
  type text not null,
  style text not null,
  pieces jsonb not null,
  use_id text not null references quota_uses (id),
  created_at timestamptz not null
);
create index furnish_templates_owner on furnish_templates (owner_id, created_at desc, id desc);
