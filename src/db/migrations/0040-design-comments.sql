-- Comments pinned to a place of a design (PRODUCT J9). The first of a thread has its place and its number; answers have
-- the thread. Numbers of changes count up a design: a window asks for what came after the last one it knows.
create table design_comments (
  id text primary key,
  design_id text not null references designs (id) on delete cascade,
  -- Null for the first of a thread.
  thread_id text references design_comments (id) on delete cascade,
  number integer,
  by text references users (id) on delete set null,
  at timestamptz not null,
  text text not null check (char_length(text) <= 2000),
  -- Millimetres, the height above the storey's floor; {level, x, y, room}: the point wins, the room is a hint.
  level text,
  x integer,
  y integer,
  z integer,
  room text,
  -- The piece it is pinned to, and where on it: it goes along. Without the piece the point above is its last place.
  item text,
  item_x integer,
  item_y integer,
  item_z integer,
  resolved_at timestamptz,
  resolved_by text references users (id) on delete set null,
  edited_at timestamptz,
  deleted_at timestamptz,
  change integer not null,
  check ((thread_id is null) = (number is not null)),
  check ((thread_id is null) = (level is not null and x is not null and y is not null and z is not null)),
  check ((item is null) = (item_x is null) and (item is null) = (item_y is null) and (item is null) = (item_z is null))
);
create unique index design_comments_change on design_comments (design_id, change);
create unique index design_comments_number on design_comments (design_id, number);
create index design_comments_thread on design_comments (thread_id);
create index design_comments_by on design_comments (by);

-- How far somebody has read a thread; `told`: a notification waits for them to look, and no second one is sent.
create table design_comment_reads (
  thread_id text not null references design_comments (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  change integer not null default 0,
  told boolean not null default false,
  primary key (thread_id, user_id)
);
create index design_comment_reads_user on design_comment_reads (user_id);
