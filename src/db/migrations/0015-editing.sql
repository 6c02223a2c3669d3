-- Two who edit the same row: every change gives it the next version, whoever makes it; an editor says which one they saw.
create function next_version() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  return new;
end $$;

do $$
declare
  edited text;
begin
  foreach edited in array array['articles', 'faqs', 'banners', 'partners', 'pages', 'settings'] loop
    execute format('alter table %I add column version int not null default 1', edited);
    execute format('create trigger next_version before update on %I for each row execute function next_version()', edited);
  end loop;
end $$;

alter table feedback add column answered_by text references users (id);
alter table feedback add column answered_at timestamptz;

-- The console's lists: one state at a time, newest first.
create index works_by_status on works (status, id desc);
create index products_by_status on products (status, id desc);
create index articles_by_status on articles (status, id desc);

-- Something told to many. A job goes through the people in the order of their ids; `after` is the last one told and moves in the
-- transaction of their notices, so whoever takes the job up again tells nobody twice.
create table broadcasts (
  id text primary key,
  sender_id text not null references users (id),
  audience text not null check (audience in ('person', 'role', 'all')),
  target text,
  subject jsonb not null,
  message jsonb not null,
  link text,
  status text not null default 'sending' check (status in ('sending', 'sent', 'stopped')),
  reach int not null,
  told int not null default 0,
  after text not null default '',
  created_at timestamptz not null,
  ended_at timestamptz
);
create index broadcasts_newest on broadcasts (id desc);
