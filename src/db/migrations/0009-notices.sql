-- What a person is told. `seq` counts within one person and is taken under a lock on their box, so it grows in the order of
-- commits: whoever has seen up to 7 misses nothing by asking for what is above 7.
create table notice_boxes (
  user_id text primary key references users (id) on delete cascade,
  last bigint not null default 0,
  unread int not null default 0
);

create table notices (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  seq bigint not null,
  type text not null,
  details jsonb not null default '{}',
  reason jsonb,
  link text,
  created_at timestamptz not null,
  read_at timestamptz
);
create unique index notices_person on notices (user_id, seq desc);
create index notices_unread on notices (user_id, seq desc) where read_at is null;

create table notice_choices (
  user_id text not null references users (id) on delete cascade,
  topic text not null,
  site boolean not null,
  mail boolean not null,
  primary key (user_id, topic)
);

-- A way into the stream for those who can send no header: once, for 60 seconds.
create table stream_tickets (
  ticket_hash text primary key,
  user_id text not null references users (id) on delete cascade,
  session_id text not null references sessions (id) on delete cascade,
  expires_at timestamptz not null
);
create index stream_tickets_expiry on stream_tickets (expires_at);
