-- Files in talks with designers (PRODUCT, design order): PDF, our own design file, GLB. Private: served through the talk to its two people alone.
create table talk_files (
  id text primary key,
  owner_id text not null references users (id),
  kind text not null check (kind in ('pdf', 'design', 'glb')),
  -- As it is saved: cleaned of paths and hidden signs, with the ending of its kind.
  name text not null check (length(name) between 1 and 120),
  -- Its bytes lie in storage, like a picture's.
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  bytes int not null check (bytes > 0),
  created_at timestamptz not null,
  -- When an entry began to show it; what nobody claims is taken away after a day.
  claimed_at timestamptz
);
create index talk_files_hash on talk_files (hash);
create index talk_files_owner on talk_files (owner_id, id desc);
create index talk_files_unclaimed on talk_files (created_at) where claimed_at is null;

-- What is delivered completes by itself, as goods do; both are reminded before. For what lies delivered today the time begins today: nobody is taken by surprise.
alter table design_orders add column complete_by timestamptz, add column remind_at timestamptz;
-- Nobody of the two said it then: the clock did.
alter table design_order_entries alter column author_id drop not null, drop constraint design_order_entries_by_check, add constraint design_order_entries_by_check check (by in ('buyer', 'designer', 'clock'));
update design_orders set complete_by = now() + interval '14 days', remind_at = now() + interval '11 days' where state = 'DELIVERED';
create index design_orders_complete on design_orders (complete_by) where complete_by is not null;
create index design_orders_remind on design_orders (remind_at) where remind_at is not null;
